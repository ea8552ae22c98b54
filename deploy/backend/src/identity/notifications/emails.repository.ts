import { localizedNames } from '@fairfront/shared-kit/domain/common';
import type { PlannedEmail } from '@fairfront/shared-kit/domain/identity/notifications';
import { sql, type Kysely, type Transaction } from 'kysely';
import { exhibitionTitles } from './notification-row.repository';
import type { Tables } from '../../platform/database/tables';

const exhibitionId = sql<number | null>`(select p.exhibition_id from participations p where p.id = n.participation_id)`;

/** The data of a notification for its e-mail and the choice of its channel. */
const emailRows = (db: Kysely<Tables>) =>
  db
    .selectFrom('notifications as n')
    .select(['n.id', 'n.user_id', 'n.type', 'n.kind', 'n.participation_id', ...localizedNames('n.message')])
    .select(['n.reason', 'n.subject', 'n.read_at', 'n.letter_in', 'n.letter_due_at'])
    .select([exhibitionId.as('exhibition_id'), ...exhibitionTitles('n')]);

/** A notification as used in an e-mail. */
export type EmailRow = Awaited<ReturnType<ReturnType<typeof emailRows>['executeTakeFirstOrThrow']>>;

/** Notifications by id, oldest first. */
export const readEmailRows = (db: Kysely<Tables>, ids: readonly number[]): Promise<EmailRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : emailRows(db)
        .where('n.id', 'in', [...ids])
        .orderBy('n.id')
        .execute();

/** All notifications of a user with a scheduled e-mail, oldest first. */
export const listScheduledEmails = (db: Kysely<Tables>, userId: number): Promise<EmailRow[]> =>
  emailRows(db).where('n.user_id', '=', userId).where('n.letter_due_at', 'is not', null).orderBy('n.id').execute();

/** Schedules the e-mail of these notifications, or cancels it if null. */
export const storeEmailSchedule = async (
  db: Kysely<Tables>,
  ids: readonly number[],
  email: PlannedEmail | null,
): Promise<void> => {
  if (ids.length === 0) return;
  await db
    .updateTable('notifications')
    .set({ letter_in: email?.in ?? null, letter_due_at: email && new Date(email.at) })
    .where('id', 'in', [...ids])
    .execute();
};

/** Delays the e-mail of these notifications. */
export const delayEmails = async (db: Kysely<Tables>, ids: readonly number[], until: Date): Promise<void> => {
  await db
    .updateTable('notifications')
    .set({ letter_due_at: until })
    .where('id', 'in', [...ids])
    .execute();
};

/** Schedules the e-mail of the unread notifications about a chat. */
export const scheduleChatEmails = async (
  trx: Transaction<Tables>,
  { orderId, userId }: { orderId: number; userId: number },
  email: PlannedEmail,
): Promise<void> => {
  await trx
    .updateTable('notifications')
    .set({ letter_in: email.in, letter_due_at: new Date(email.at) })
    .where('user_id', '=', userId)
    .where('kind', '=', 'chat')
    .where('read_at', 'is', null)
    .where(sql<boolean>`(subject->>'id')::bigint = ${orderId}`)
    .execute();
};

/** Users with an e-mail that is due. */
export const listUsersWithDueEmails = async (db: Kysely<Tables>, now: Date): Promise<number[]> => {
  const rows = await db
    .selectFrom('notifications')
    .select('user_id')
    .distinct()
    .where('letter_due_at', '<=', now)
    .orderBy('user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
};

/** Locks the notifications of a user whose e-mail is due, in the order of their ids. */
export const lockDueEmails = (trx: Transaction<Tables>, userId: number, now: Date) =>
  trx
    .selectFrom('notifications')
    .select(['id', 'letter_in', 'read_at', 'kind'])
    .where('user_id', '=', userId)
    .where('letter_due_at', '<=', now)
    .orderBy('id')
    .forUpdate()
    .execute();

/** The recipient of an e-mail; undefined for an unknown user. */
export const readEmailReader = (db: Kysely<Tables>, userId: number) =>
  db.selectFrom('users').select(['email', 'name', 'locale']).where('id', '=', userId).executeTakeFirst();
