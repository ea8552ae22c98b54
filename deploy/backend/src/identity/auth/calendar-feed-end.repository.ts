import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables';

/** Removes the address of a personal calendar, which works without a password. @returns whether there was one */
export const removeCalendarFeed = async (trx: Transaction<Tables>, userId: number): Promise<boolean> => {
  const { numDeletedRows } = await trx.deleteFrom('calendar_feeds').where('user_id', '=', userId).executeTakeFirst();
  return numDeletedRows > 0n;
};
