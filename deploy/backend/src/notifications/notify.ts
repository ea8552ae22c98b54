import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables';
import { notificationMail } from '../mail/letters';
import type { Mailer } from '../mail/mailer';
import { channelName } from '../realtime/channels';
import type { Services } from '../services';
import { areaText } from '../texts/area-texts';
import type { NotificationType } from './notification-types';
import { addNotifications, notificationAnswer, type NotificationRow, type Recipient } from './notifications.repository';

export interface News {
  type: NotificationType;
  message_rus: string;
  message_eng: string;
  /** Why: the comment of a rejection or of a return (ACC-203). */
  reason?: string | null;
  subject: NotificationRow['subject'];
  /** False for news whose letter comes in another way. */
  hasLetter?: boolean;
}

/** Recipients of one statement, so that it stays within the limits of the protocol. */
const portion = 500;

/**
 * Notifies people, each for a participation, in the transaction of what happened: bell, live channel and, where wanted, an
 * email.
 */
export const notifyMembers = async (
  trx: Transaction<Tables>,
  services: Pick<Services, 'clock' | 'outbox'>,
  recipients: readonly Recipient[],
  news: News,
): Promise<void> => {
  for (let from = 0; from < recipients.length; from += portion) {
    await notifyPortion(trx, services, recipients.slice(from, from + portion), news);
  }
};

const notifyPortion = async (
  trx: Transaction<Tables>,
  { clock, outbox }: Pick<Services, 'clock' | 'outbox'>,
  recipients: readonly Recipient[],
  { hasLetter = true, reason = null, ...news }: News,
): Promise<void> => {
  const rows = await addNotifications(trx, recipients, { ...news, reason, created_at: clock.now() });
  await outbox.add(
    trx,
    'event',
    ...rows.map(({ user_id, ...row }) => ({
      channel: channelName({ of: 'user', id: user_id }),
      event: 'notification.created',
      data: notificationAnswer(row),
    })),
  );
  if (!hasLetter) return;
  const wanting = await trx
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [...new Set(recipients.map(({ userId }) => userId))])
    .where('can_send_notifications', '=', true)
    .execute();
  const readers = new Set(wanting.map(({ id }) => id));
  const letters = rows.filter(({ user_id }) => readers.has(user_id)).map(({ id }) => ({ notificationId: id }));
  await outbox.add(trx, 'notification-mail', ...letters);
};

/** Tells these users of something in one participation; null for news that concern none. */
export const notifyUsers = (
  trx: Transaction<Tables>,
  services: Pick<Services, 'clock' | 'outbox'>,
  userIds: readonly number[],
  { participationId, ...news }: News & { participationId: number | null },
): Promise<void> =>
  notifyMembers(
    trx,
    services,
    userIds.map((userId) => ({ userId, participationId })),
    news,
  );

/** Tells all users of a participation except the one who caused it (SVC-144). */
export const notifyParticipation = async (
  trx: Transaction<Tables>,
  services: Pick<Services, 'clock' | 'outbox'>,
  { participationId, exceptUserId, ...news }: News & { participationId: number; exceptUserId: number | null },
): Promise<void> => {
  const users = await trx
    .selectFrom('participation_users')
    .select('user_id')
    .where('participation_id', '=', participationId)
    .orderBy('user_id')
    .execute();
  const userIds = users.map(({ user_id }) => user_id).filter((id) => id !== exceptUserId);
  await notifyUsers(trx, services, userIds, { ...news, participationId });
};

/** The letter about a notification, to those who want letters at the time of sending (ACC-012). */
export const sendNotificationMail = async (
  { database, config }: Pick<Services, 'database' | 'config'>,
  mailer: Mailer,
  notificationId: number,
): Promise<void> => {
  const row = await database.read
    .selectFrom('notifications as n')
    .innerJoin('users as u', 'u.id', 'n.user_id')
    .select([
      'n.type',
      'n.participation_id',
      'n.message_rus',
      'n.message_eng',
      'n.reason',
      'n.subject',
      'u.email',
      'u.name',
      'u.locale',
    ])
    .where('n.id', '=', notificationId)
    .where('u.can_send_notifications', '=', true)
    .executeTakeFirst();
  if (!row) return;
  const isCart = row.subject?.kind === 'cart';
  const places: Partial<Record<string, string>> = {
    deadline: '/deadlines',
    extension: '/deadlines',
    publication: '/publications',
    announcement: `?modal=event-modal-announcements&announcement=${row.subject?.id ?? ''}`,
  };
  const place = isCart ? '/cart' : (places[row.type] ?? '');
  const path = row.participation_id === null ? '/notifications' : `/participant/${row.participation_id}${place}`;
  const message = row.locale === 'ru' ? row.message_rus : row.message_eng;
  await mailer.send({
    to: row.email,
    ...notificationMail(row.locale, { name: row.name, message, reason: row.reason, url: `${config.publicUrl}${path}` }),
    // a request carries a comment, which is no subject of a letter
    ...(isCart ? { subject: areaText('services', 'notifications.cartSubject')[row.locale] } : {}),
  });
};
