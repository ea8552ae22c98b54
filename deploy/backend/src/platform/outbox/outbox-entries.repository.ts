import { sql, type Insertable, type Kysely, type Transaction } from 'kysely';
import { anyOf } from '../database/any-of';
import type { Tables } from '../database/tables';

/** An entry as taken by a process: a later taker has increased its attempts. */
export interface TakenEntry {
  id: number;
  attempts: number;
}

/** Adds entries. */
export const insertEntries = async (
  trx: Transaction<Tables>,
  entries: readonly Insertable<Tables['outbox']>[],
): Promise<void> => {
  await trx
    .insertInto('outbox')
    .values([...entries])
    .execute();
};

/** The statement that takes due entries of some kinds for the duration of a lease, oldest first; it skips those that others are taking. */
export const takeEntries = (
  db: Kysely<Tables>,
  { kinds, limit, now, until }: { kinds: readonly string[]; limit: number; now: Date; until: Date },
) =>
  db
    .updateTable('outbox')
    .set({ attempts: sql<number>`attempts + 1`, next_attempt_at: until })
    .where(
      'id',
      '=',
      anyOf(
        db
          .selectFrom('outbox')
          .select('id')
          .where('kind', 'in', kinds)
          .where('next_attempt_at', '<=', now)
          .orderBy('id')
          .limit(limit)
          .forUpdate()
          .skipLocked(),
      ),
    )
    .returning(['id', 'kind', 'payload', 'attempts']);

/** Extends the leases of entries that nobody else has taken meanwhile. */
export const prolongLeases = async (db: Kysely<Tables>, entries: readonly TakenEntry[], until: Date): Promise<void> => {
  await db
    .updateTable('outbox')
    .set({ next_attempt_at: until })
    .where((where) => where.or(entries.map(({ id, attempts }) => where.and({ id, attempts }))))
    .execute();
};

/** Records why an entry has failed and when to retry it, unless somebody else has taken it meanwhile. */
export const noteFailure = async (
  db: Kysely<Tables>,
  { id, attempts }: TakenEntry,
  values: { last_error: string; next_attempt_at: Date },
): Promise<void> => {
  await db.updateTable('outbox').set(values).where('id', '=', id).where('attempts', '=', attempts).execute();
};

/** Deletes a finished entry, unless somebody else has taken it meanwhile. */
export const deleteEntry = async (db: Kysely<Tables>, { id, attempts }: TakenEntry): Promise<void> => {
  await db.deleteFrom('outbox').where('id', '=', id).where('attempts', '=', attempts).execute();
};

/** Entries of a kind that are not done. */
export interface OutboxBacklog {
  kind: string;
  /** Due, or taken by a process. */
  waiting: number;
  /** Failed for good: they wait for the operator. */
  dead: number;
  /** How long the oldest one that is due has been due, in seconds. */
  lag: number;
}

/** The entries by kind that are not done. @param deadFrom next attempt of an entry that has failed for good */
export const outboxBacklog = async (db: Kysely<Tables>, now: Date, deadFrom: Date): Promise<OutboxBacklog[]> =>
  db
    .selectFrom('outbox')
    .select(({ fn, val }) => [
      'kind',
      fn.countAll<number>().filterWhere('next_attempt_at', '<', deadFrom).as('waiting'),
      fn.countAll<number>().filterWhere('next_attempt_at', '>=', deadFrom).as('dead'),
      sql<number>`greatest(0, coalesce(extract(epoch from ${val(now)}::timestamptz - min(next_attempt_at)), 0))::float8`.as(
        'lag',
      ),
    ])
    .groupBy('kind')
    .execute();
