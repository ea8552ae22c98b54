import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables';

/**
 * Takes the next turn of a schedule that is due, until then.
 * @returns its number; null if it is not due, or another process has taken it
 */
export const takeTurn = async (
  db: Kysely<Tables>,
  name: string,
  { now, until }: { now: Date; until: Date },
): Promise<number | null> => {
  const row = await db
    .insertInto('schedules')
    .values({ name, next_at: until, started_at: now })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ next_at: until, started_at: now, turn: sql<number>`schedules.turn + 1` })
        .where('schedules.next_at', '<=', now),
    )
    .returning('turn')
    .executeTakeFirst();
  return row?.turn ?? null;
};

/** Extends a turn that is not over, unless another process has taken the next one. */
export const prolongTurn = async (db: Kysely<Tables>, name: string, turn: number, until: Date): Promise<void> => {
  await db.updateTable('schedules').set({ next_at: until }).where('name', '=', name).where('turn', '=', turn).execute();
};

/** Records how a turn ended and when the next one is due, unless another process has taken that already. */
export const endTurn = async (
  db: Kysely<Tables>,
  name: string,
  turn: number,
  values: { next_at: Date; ended_at: Date; last_error: string | null },
): Promise<void> => {
  await db.updateTable('schedules').set(values).where('name', '=', name).where('turn', '=', turn).execute();
};

/** All schedules with their last turn, by name. */
export const listSchedules = (db: Kysely<Tables>) =>
  db
    .selectFrom('schedules')
    .select(['name', 'started_at', 'ended_at', 'next_at', 'last_error'])
    .orderBy('name')
    .execute();
