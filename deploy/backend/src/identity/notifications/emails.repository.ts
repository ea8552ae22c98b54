import {
  decideNotification,
  endOfQuiet,
  kindFacts,
  type NotificationDecision,
} from '@fairfront/shared-kit/model/notifications';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import type { Outbox } from '../../platform/outbox/outbox';
import { readSettings, type PersonalSettings } from './settings.repository';

const exhibitionId = sql<number | null>`(select p.exhibition_id from participations p where p.id = n.participation_id)`;

/** What an e-mail says of a notification, and by what its channel is decided. */
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

/** A notification as an e-mail tells it. */
export type EmailRow = Awaited<ReturnType<ReturnType<typeof emailRows>['executeTakeFirstOrThrow']>>;

/** Notifications by their numbers, the oldest first. */
export const readEmailRows = (db: Kysely<Tables>, ids: readonly number[]): Promise<EmailRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : emailRows(db)
        .where('n.id', 'in', [...ids])
        .orderBy('n.id')
        .execute();

/** What is decided about a notification by the settings of this moment (SHELL-465). */
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

/** Lets an e-mail wait, or lets it be: null takes it away. */
const planEmail = async (db: Kysely<Tables>, ids: readonly number[], email: NotificationDecision['email']) => {
  if (ids.length === 0) return;
  await db
    .updateTable('notifications')
    .set({ letter_in: email?.in ?? null, letter_due_at: email && new Date(email.at) })
    .where('id', 'in', [...ids])
    .execute();
};

/** Notifications that a decision concerns alike are changed together. */
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

/** Lets this e-mail wait as the settings of this moment say (SHELL-465). */
export const letWait = (db: Kysely<Tables>, row: EmailRow, settings: PersonalSettings, now: number): Promise<void> =>
  planAlike(db, [row], settings, now);

/** Leaves what a reader has not read of a chat to the daily e-mail: he has had it collected since (SHELL-465). */
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

/** Plans all e-mails of a person anew that wait: he has changed his settings (SHELL-465). */
export const replanEmails = async (trx: Transaction<Tables>, userId: number, now: Date): Promise<void> => {
  const rows = await emailRows(trx)
    .where('n.user_id', '=', userId)
    .where('n.letter_due_at', 'is not', null)
    .orderBy('n.id')
    .execute();
  const settings = (await readSettings(trx, [userId])).get(userId);
  if (settings) await planAlike(trx, rows, settings, now.getTime());
};

/** People with an e-mail that is due. */
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
 * Hands the due e-mails of a person over to the outbox: one for everything of the daily e-mail, one for each of the others. The
 * rows are locked in one order and let go in the same transaction, so of several processes one hands them over and the others
 * find nothing. What has been read in the portal meanwhile needs no e-mail; where quiet hours have begun, because nothing ran at
 * the time, all of them wait on (SHELL-462, SHELL-463).
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

/** To whom an e-mail goes; undefined for an unknown user. */
export const readEmailReader = (db: Kysely<Tables>, userId: number) =>
  db.selectFrom('users').select(['email', 'name', 'locale']).where('id', '=', userId).executeTakeFirst();
