import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables';
import { notificationMail } from '../mail/letters';
import type { Mailer } from '../mail/mailer';
import { channelName } from '../realtime/channels';
import type { Services } from '../services';
import { areaText } from '../texts/area-texts';
import type { NotificationType } from './notification-types';
import { addNotifications, notificationAnswer, type NotificationRow } from './notifications.repository';

export interface News {
  type: NotificationType;
  /** Null for news that concern no single participation. */
  participationId: number | null;
  message_rus: string;
  message_eng: string;
  /** Why: the comment of a rejection or of a return (ACC-203). */
  reason?: string | null;
  subject: NotificationRow['subject'];
  /** False for news whose letter comes in another way. */
  hasLetter?: boolean;
}

/** Tells these users, in the transaction of what happened: bell, live channel and, where wanted, a letter. */
export const notifyUsers = async (
  trx: Transaction<Tables>,
  { clock, outbox }: Pick<Services, 'clock' | 'outbox'>,
  userIds: readonly number[],
  { participationId, hasLetter = true, reason = null, ...news }: News,
): Promise<void> => {
  if (userIds.length === 0) return;
  const rows = await addNotifications(trx, userIds, {
    ...news,
    reason,
    participation_id: participationId,
    created_at: clock.now(),
  });
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
    .where('id', 'in', [...userIds])
    .where('can_send_notifications', '=', true)
    .execute();
  const readers = new Set(wanting.map(({ id }) => id));
  const letters = rows.filter(({ user_id }) => readers.has(user_id)).map(({ id }) => ({ notificationId: id }));
  await outbox.add(trx, 'notification-mail', ...letters);
};

/** Tells all users of a participation except the one who caused it (SVC-144). */
export const notifyParticipation = async (
  trx: Transaction<Tables>,
  services: Pick<Services, 'clock' | 'outbox'>,
  {
    participationId,
    exceptUserId,
    ...news
  }: Omit<News, 'participationId'> & { participationId: number; exceptUserId: number | null },
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
