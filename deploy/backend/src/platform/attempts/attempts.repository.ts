import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from '../database/tables';

/** The key of a count: attempts of one kind by one subject. */
export interface Counted {
  kind: string;
  subject: string;
}

/** Locks a count until the end of the transaction. */
export const lockAttempts = async (trx: Transaction<Tables>, { kind, subject }: Counted): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${subject}`}, 0))`.execute(trx);
};

/** The time of the attempt that has `rank` newer ones since a moment; undefined if there are not that many. */
export const momentOfAttempt = async (
  trx: Transaction<Tables>,
  { kind, subject }: Counted,
  { since, rank }: { since: Date; rank: number },
): Promise<Date | undefined> => {
  const row = await trx
    .selectFrom('attempts')
    .select('happened_at')
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('happened_at', '>', since)
    .orderBy('happened_at', 'desc')
    .limit(1)
    .offset(rank)
    .executeTakeFirst();
  return row?.happened_at;
};

/** Stores attempts of one moment. @returns their ids */
export const insertAttempts = async (
  trx: Transaction<Tables>,
  { kind, subject }: Counted,
  { times, now }: { times: number; now: Date },
): Promise<number[]> => {
  const rows = await trx
    .insertInto('attempts')
    .values(Array.from({ length: times }, () => ({ kind, subject, happened_at: now })))
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
};

/** Deletes attempts. */
export const deleteAttempts = async (db: Kysely<Tables>, ids: readonly number[]): Promise<void> => {
  await db.deleteFrom('attempts').where('id', 'in', ids).execute();
};

/** Deletes all attempts of a count. */
export const deleteAttemptsOf = async (db: Kysely<Tables>, { kind, subject }: Counted): Promise<void> => {
  await db.deleteFrom('attempts').where('kind', '=', kind).where('subject', '=', subject).execute();
};
