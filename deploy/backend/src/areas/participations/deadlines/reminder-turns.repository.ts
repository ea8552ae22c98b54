import { sql, type Kysely } from 'kysely';
import { anyOf } from '../../../platform/database/any-of';
import type { Tables } from '../../../platform/database/tables';
import { firstHour } from './reminder-step';

/** The statement that takes participations whose reminders are due, for the duration of a lease; each goes to one process. */
export const takeReminderTurns = (
  db: Kysely<Tables>,
  { now, until, limit }: { now: Date; until: Date; limit: number },
) =>
  db
    .updateTable('reminder_turns')
    .set({ due_at: until })
    .where(
      'participation_id',
      '=',
      anyOf(
        db
          .selectFrom('reminder_turns')
          .select('participation_id as id')
          .where('due_at', '<=', now)
          .orderBy('due_at')
          .limit(limit)
          .forUpdate()
          .skipLocked(),
      ),
    )
    .returning('participation_id as id');

/**
 * Plans the next reminders of taken participations: next morning in the zone of the exhibition; none when dismantling is
 * over. A turn that a change of dates has made due meanwhile stays due.
 */
export const endReminderTurns = async (
  db: Kysely<Tables>,
  participationIds: readonly number[],
  { now, until }: { now: Date; until: Date },
): Promise<void> => {
  if (participationIds.length === 0) return;
  const local = sql`(${now.toISOString()}::timestamptz at time zone e.timezone)`;
  await db
    .updateTable('reminder_turns as t')
    .from('participations as p')
    .innerJoin('exhibitions as e', 'e.id', 'p.exhibition_id')
    .set({
      due_at: sql<Date | null>`case when p.deleted_at is null and e.dismantling_ended_at >= ${local}::date then
        (date_trunc('day', ${local} + interval '24 hours' - make_interval(hours => ${firstHour}::int))
          + make_interval(hours => ${firstHour}::int)) at time zone e.timezone end`,
    })
    .whereRef('p.id', '=', 't.participation_id')
    .where('t.participation_id', 'in', [...participationIds])
    .where('t.due_at', '=', until)
    .execute();
};
