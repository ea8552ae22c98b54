import type { Insertable, Kysely, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables';

/** Stores a sign-in that waits for its second step. */
export const insertSecondStep = async (db: Kysely<Tables>, step: Insertable<Tables['second_steps']>): Promise<void> => {
  await db.insertInto('second_steps').values(step).execute();
};

/** The pending sign-in of a ticket; undefined for a used or expired one. */
export const findSecondStep = (db: Kysely<Tables>, ticketHash: string, now: Date) =>
  db
    .selectFrom('second_steps')
    .select(['user_id', 'device_key'])
    .where('ticket_hash', '=', ticketHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Consumes a ticket; false if it was already used. */
export const takeSecondStep = async (trx: Transaction<Tables>, ticketHash: string): Promise<boolean> => {
  const { numDeletedRows } = await trx
    .deleteFrom('second_steps')
    .where('ticket_hash', '=', ticketHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};
