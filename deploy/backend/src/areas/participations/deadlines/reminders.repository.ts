import { hasAccessToWrite, reminderDays, type DeadlineItem } from '@fairfront/shared-kit/domain/participations';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import { readAccess } from '../access/participation-access';

/** Days on which a user wants to be reminded; all of them without a choice. */
export const readReminderDays = async (
  db: Kysely<Tables>,
  userIds: readonly number[],
): Promise<Map<number, number[]>> => {
  const chosen = new Map(userIds.map((id) => [id, [...reminderDays] as number[]]));
  if (userIds.length === 0) return chosen;
  const rows = await db
    .selectFrom('reminder_settings')
    .selectAll()
    .where('user_id', 'in', [...userIds])
    .execute();
  for (const { user_id, days } of rows) chosen.set(user_id, days);
  return chosen;
};

export const writeReminderDays = async (
  trx: Transaction<Tables>,
  userId: number,
  days: readonly number[],
): Promise<void> => {
  const row = { days: JSON.stringify(days) };
  await trx
    .insertInto('reminder_settings')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
};

/** Participations whose fairground is not empty yet. */
export const runningParticipations = async (db: Kysely<Tables>, now: Date): Promise<number[]> => {
  const rows = await db
    .selectFrom('participations as p')
    .innerJoin('exhibitions as e', 'e.id', 'p.exhibition_id')
    .select('p.id')
    .where('p.deleted_at', 'is', null)
    .where(sql<boolean>`e.dismantling_ended_at >= (${now.toISOString()}::timestamptz at time zone e.timezone)::date`)
    .orderBy('p.id')
    .execute();
  return rows.map(({ id }) => id);
};

/**
 * Who is reminded: the participation's own users who may act, and where nobody of them may, those of its collective
 * organiser; nobody who cannot sign in yet.
 */
export const peopleToRemind = async (db: Kysely<Tables>, participationId: number): Promise<number[]> => {
  const access = await readAccess(db, participationId);
  if (!access) return [];
  const canAct = ({ id }: { id: number }) => hasAccessToWrite(id, access);
  const own = access.users.filter(canAct);
  const ids = (own.length > 0 ? own : (access.parent?.users ?? []).filter(canAct)).map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', ids)
    .where('password_hash', 'is not', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};

/** Takes one reminder for these users; gives back those who had not got it yet, whichever process is first. */
export const takeReminder = async (
  trx: Transaction<Tables>,
  participationId: number,
  { kind, at }: Pick<DeadlineItem, 'kind' | 'at'>,
  users: readonly { id: number; step: number }[],
  now: Date,
): Promise<number[]> => {
  if (users.length === 0) return [];
  const rows = await trx
    .insertInto('deadline_reminders')
    .values(
      users.map(({ id, step }) => ({
        user_id: id,
        participation_id: participationId,
        kind,
        deadline_at: new Date(at),
        days_before: step,
        created_at: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .execute();
  return rows.map(({ user_id }) => user_id).sort((one, other) => one - other);
};
