import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import { forgetConfirmedDevices } from '../sessions/devices.repository';

/**
 * Ends everything that somebody who knew the old password may have prepared to get in without the new one: devices that
 * skip the second factor, pending sign-ins, links that sign in or reset the password.
 */
export const endWaysPast = async (trx: Transaction<Tables>, userId: number, now: Date): Promise<void> => {
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
