import type { DeadlineItem } from '@fairfront/shared-kit/domain/participations';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables';

/** The days that users have chosen for reminders, by user; users without a choice have no entry. */
export const readReminderDays = async (
  db: Kysely<Tables>,
  userIds: readonly number[],
): Promise<Map<number, number[]>> => {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('reminder_settings')
    .selectAll()
    .where('user_id', 'in', [...userIds])
    .execute();
  return new Map(rows.map(({ user_id, days }) => [user_id, days]));
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

/** All participations until dismantling has ended. */
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

/** The users among these who have a password and can therefore sign in. */
export const listUsersWithPassword = async (db: Kysely<Tables>, ids: readonly number[]): Promise<number[]> => {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [...ids])
    .where('password_hash', 'is not', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};

/** Identifies a reminder of a user. */
interface SentReminder {
  userId: number;
  participationId: number;
  kind: string;
  /** ms since the epoch */
  at: number;
  step: number;
}

export const sentReminderKey = ({ userId, participationId, kind, at, step }: SentReminder): string =>
  `${userId} ${participationId} ${kind} ${at} ${step}`;

/** The keys of all reminders that were sent about these participations. */
export const listSentReminders = async (
  db: Kysely<Tables>,
  participationIds: readonly number[],
): Promise<Set<string>> => {
  if (participationIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('deadline_reminders')
    .select(['user_id', 'participation_id', 'kind', 'deadline_at', 'days_before'])
    .where('participation_id', 'in', [...participationIds])
    .execute();
  return new Set(
    rows.map((row) =>
      sentReminderKey({
        ...{ userId: row.user_id, participationId: row.participation_id, kind: row.kind },
        ...{ at: row.deadline_at.getTime(), step: row.days_before },
      }),
    ),
  );
};

/** Stores one reminder of several users. @returns those who had not got it yet, in whichever process */
export const storeReminder = async (
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
