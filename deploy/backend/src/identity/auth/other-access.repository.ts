import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import { forgetConfirmedDevices } from '../sessions/devices.repository';

/**
 * Ends all access that does not need the new password, after a change of it: devices that skip the second factor,
 * pending sign-ins, links that sign in or reset the password.
 */
export const endOtherAccess = async (trx: Transaction<Tables>, userId: number, now: Date): Promise<void> => {
  await forgetConfirmedDevices(trx, userId);
  for (const table of ['second_steps', 'sign_in_codes'] as const)
    await trx.deleteFrom(table).where('user_id', '=', userId).execute();
  await trx
    .updateTable('password_resets')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute();
};

/** Removes the address of a personal calendar, which works without a password. @returns whether there was one */
export const removeCalendarFeed = async (trx: Transaction<Tables>, userId: number): Promise<boolean> => {
  const { numDeletedRows } = await trx.deleteFrom('calendar_feeds').where('user_id', '=', userId).executeTakeFirst();
  return numDeletedRows > 0n;
};
