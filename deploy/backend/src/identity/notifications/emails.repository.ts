import {
  decideNotification,
  endOfQuiet,
  kindFacts,
  type NotificationDecision,
} from '@fairfront/shared-kit/domain/identity/notifications';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import type { Outbox } from '../../platform/outbox/outbox';
import { readSettings, type PersonalSettings } from './settings.repository';

const exhibitionId = sql<number | null>`(select p.exhibition_id from participations p where p.id = n.participation_id)`;

/** The data of a notification for its e-mail and the choice of its channel. */
const emailRows = (db: Kysely<Tables>) =>
  db
    .selectFrom('notifications as n')
    .select(['n.id', 'n.user_id', 'n.type', 'n.kind', 'n.participation_id', 'n.message_rus', 'n.message_eng'])
    .select(['n.reason', 'n.subject', 'n.read_at', 'n.letter_in', 'n.letter_due_at'])
    .select([
      exhibitionId.as('exhibition_id'),
      sql<string | null>`(select e.title_rus from participations p join exhibitions e on e.id = p.exhibition_id
        where p.id = n.participation_id)`.as('exhibition_rus'),
      sql<string | null>`(select e.title_eng from participations p join exhibitions e on e.id = p.exhibition_id
        where p.id = n.participation_id)`.as('exhibition_eng'),
    ]);

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

/** The delivery of a notification by the current settings. */
export const decisionOf = (
  { kind, exhibition_id }: Pick<EmailRow, 'kind' | 'exhibition_id'>,
  settings: PersonalSettings,
  now: number,
): NotificationDecision =>
  decideNotification({
    kind,
    settings,
    exhibition: exhibition_id === null ? undefined : settings.exhibitions.get(exhibition_id),
    now,
  });

/** Schedules an e-mail, or cancels it if null. */
const planEmail = async (db: Kysely<Tables>, ids: readonly number[], email: NotificationDecision['email']) => {
  if (ids.length === 0) return;
  await db
    .updateTable('notifications')
    .set({ letter_in: email?.in ?? null, letter_due_at: email && new Date(email.at) })
    .where('id', 'in', [...ids])
    .execute();
};

/** Updates notifications with the same decision together. */
const planAlike = async (
  db: Kysely<Tables>,
  rows: readonly EmailRow[],
  settings: PersonalSettings,
  now: number,
): Promise<void> => {
  const alike = new Map<string, { email: NotificationDecision['email']; ids: number[] }>();
  for (const row of rows) {
    const { email } = decisionOf(row, settings, now);
    const key = email === null ? '' : `${email.in} ${email.at}`;
    const group = alike.get(key) ?? { email, ids: [] };
    group.ids.push(row.id);
    alike.set(key, group);
  }
  for (const { email, ids } of alike.values()) await planEmail(db, ids, email);
};

/** Schedules this e-mail by the current settings. */
export const letWait = (db: Kysely<Tables>, row: EmailRow, settings: PersonalSettings, now: number): Promise<void> =>
  planAlike(db, [row], settings, now);

/** Moves unread chat notifications to the daily e-mail, because the reader has chosen a digest since. */
export const letChatWait = async (
  trx: Transaction<Tables>,
  { orderId, userId }: { orderId: number; userId: number },
  email: NonNullable<NotificationDecision['email']>,
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

/** Reschedules all pending e-mails of a user after a change of settings. */
export const replanEmails = async (trx: Transaction<Tables>, userId: number, now: Date): Promise<void> => {
  const rows = await emailRows(trx)
    .where('n.user_id', '=', userId)
    .where('n.letter_due_at', 'is not', null)
    .orderBy('n.id')
    .execute();
  const settings = (await readSettings(trx, [userId])).get(userId);
  if (settings) await planAlike(trx, rows, settings, now.getTime());
};

/** Users with an e-mail that is due. */
export const peopleWithDueEmails = async (db: Kysely<Tables>, now: Date): Promise<number[]> => {
  const rows = await db
    .selectFrom('notifications')
    .select('user_id')
    .distinct()
    .where('letter_due_at', '<=', now)
    .orderBy('user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
};

/**
 * Queues the due e-mails of a user in the outbox: one for the whole daily e-mail, one for each of the others. The rows
 * are locked in a fixed order and released in the same transaction, so that only one of several processes queues them.
 * Notifications read in the portal meanwhile need no e-mail; if quiet hours have begun because nothing was running, all
 * of them keep waiting.
 */
export const releaseEmails = async (
  trx: Transaction<Tables>,
  outbox: Pick<Outbox, 'add'>,
  userId: number,
  now: Date,
): Promise<void> => {
  const due = await trx
    .selectFrom('notifications')
    .select(['id', 'letter_in', 'read_at', 'kind'])
    .where('user_id', '=', userId)
    .where('letter_due_at', '<=', now)
    .orderBy('id')
    .forUpdate()
    .execute();
  const settings = (await readSettings(trx, [userId])).get(userId);
  if (due.length === 0 || !settings) return;
  const until = endOfQuiet(settings.schedule, now.getTime());
  if (until > now.getTime()) {
    await trx
      .updateTable('notifications')
      .set({ letter_due_at: new Date(until) })
      .where(
        'id',
        'in',
        due.map(({ id }) => id),
      )
      .execute();
    return;
  }
  await planEmail(
    trx,
    due.map(({ id }) => id),
    null,
  );
  const unread = due.filter(({ read_at, kind }) => read_at === null || kindFacts(kind).isMandatory);
  const idsIn = (way: 'own' | 'daily') => unread.filter(({ letter_in }) => letter_in === way).map(({ id }) => id);
  const daily = idsIn('daily');
  if (daily.length > 0) await outbox.add(trx, 'daily-letter-mail', { userId, notificationIds: daily });
  await outbox.add(trx, 'notification-mail', ...idsIn('own').map((notificationId) => ({ notificationId })));
};

/** The recipient of an e-mail; undefined for an unknown user. */
export const readEmailReader = (db: Kysely<Tables>, userId: number) =>
  db.selectFrom('users').select(['email', 'name', 'locale']).where('id', '=', userId).executeTakeFirst();
