import { type Localized, localizedOf } from '@fairfront/shared-kit/domain/common';
import { decideNotification, type NotificationKind } from '@fairfront/shared-kit/domain/identity/notifications';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import { channelName } from '../../platform/realtime/channels';
import type { Services } from '../../platform/services';
import { listMemberIds } from '../memberships/members.repository';
import type { NotificationType } from './notification-types';
import { addNotifications, type PlannedNotification, type Recipient } from './new-notifications.repository';
import { type NotificationRow } from './notification-row.repository';
import { notificationResponse } from './notification.response';
import { readSettings } from './personal-settings';
import { readExhibitionIds } from './settings.repository';

export interface News extends Localized<'message'> {
  type: NotificationType;
  /** The setting that applies to it. */
  kind: NotificationKind;
  /** The reason: the comment on a rejection or a return. */
  reason?: string | null;
  subject: NotificationRow['subject'];
  /** The deadline that it is about, so that it can be snoozed until the day before. */
  deadlineAt?: Date;
  /** False if its individual e-mail is sent in another way; the daily e-mail includes it as usual. */
  hasOwnEmail?: boolean;
}

/** Recipients per statement, within the limits of the protocol. */
const chunkSize = 500;

/**
 * Notifies users, each about a participation, in the transaction of the event: bell, live channel and e-mail, by their
 * settings.
 */
export const notifyMembers = async (
  trx: Transaction<Tables>,
  services: Pick<Services, 'clock' | 'outbox'>,
  recipients: readonly Recipient[],
  news: News,
): Promise<void> => {
  for (let from = 0; from < recipients.length; from += chunkSize) {
    await notifyChunk(trx, services, recipients.slice(from, from + chunkSize), news);
  }
};

/** The delivery for each user; a user who wants neither portal nor e-mail gets nothing. */
const planned = async (
  db: Kysely<Tables>,
  recipients: readonly Recipient[],
  { kind, hasOwnEmail = true }: News,
  now: number,
): Promise<PlannedNotification[]> => {
  const settings = await readSettings(
    db,
    recipients.map(({ userId }) => userId),
  );
  const hasExceptions = [...settings.values()].some(({ exhibitions }) => exhibitions.size > 0);
  const exhibitions = hasExceptions
    ? await readExhibitionIds(
        db,
        recipients.flatMap(({ participationId }) => participationId ?? []),
      )
    : new Map<number, number>();
  return recipients.flatMap((recipient) => {
    const own = settings.get(recipient.userId);
    if (!own) return [];
    const exhibition = own.exhibitions.get(exhibitions.get(recipient.participationId ?? 0) ?? 0);
    const { portal, email } = decideNotification({ kind, settings: own, exhibition, now });
    const taken = email?.in === 'own' && !hasOwnEmail ? null : email;
    return portal || taken ? [{ ...recipient, inPortal: portal, email: taken }] : [];
  });
};

const recipientKey = (userId: number, participationId: number | null) => `${userId} ${participationId ?? ''}`;

/**
 * Stores notifications and queues their e-mails, without a live event. At most 500 recipients.
 * @param at when it happened; the settings apply as they are now
 * @returns the rows with their user
 */
export const storeNews = async (
  trx: Transaction<Tables>,
  { clock, outbox }: Pick<Services, 'clock' | 'outbox'>,
  recipients: readonly Recipient[],
  news: News,
  at: Date = clock.now(),
): Promise<(NotificationRow & { user_id: number })[]> => {
  const now = clock.now();
  const plans = await planned(trx, recipients, news, now.getTime());
  const { type, kind, reason = null, subject, deadlineAt = null } = news;
  const facts = {
    type,
    kind,
    ...localizedOf(news, 'message'),
    reason,
    subject,
    deadline_at: deadlineAt,
    created_at: at,
  };
  const isDue = ({ email }: PlannedNotification) => email?.in === 'own' && email.at <= now.getTime();
  const due = new Set(plans.filter(isDue).map((one) => recipientKey(one.userId, one.participationId)));
  // an e-mail that is due is queued below, so the row has none to wait for
  const scheduled = plans.map((one) => (isDue(one) ? { ...one, email: null } : one));
  const rows = await addNotifications(trx, scheduled, facts);
  const emails = rows
    .filter((row) => due.has(recipientKey(row.user_id, row.participation_id)))
    .map(({ id }) => ({ notificationId: id }));
  await outbox.add(trx, 'notification-mail', ...emails);
  return rows;
};

const notifyChunk = async (
  trx: Transaction<Tables>,
  services: Pick<Services, 'clock' | 'outbox'>,
  recipients: readonly Recipient[],
  news: News,
): Promise<void> => {
  const rows = await storeNews(trx, services, recipients, news);
  await services.outbox.add(
    trx,
    'event',
    ...rows
      .filter(({ in_portal }) => in_portal)
      .map(({ user_id, ...row }) => ({
        channel: channelName({ of: 'user', id: user_id }),
        event: 'notification.created',
        data: notificationResponse(row),
      })),
  );
};

/** Notifies users about one participation; null for general news. */
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

/** Notifies all users of a participation except the actor. */
export const notifyParticipation = async (
  trx: Transaction<Tables>,
  services: Pick<Services, 'clock' | 'outbox'>,
  { participationId, exceptUserId, ...news }: News & { participationId: number; exceptUserId: number | null },
): Promise<void> => {
  const memberIds = await listMemberIds(trx, participationId);
  const userIds = memberIds.filter((id) => id !== exceptUserId);
  await notifyUsers(trx, services, userIds, { ...news, participationId });
};
