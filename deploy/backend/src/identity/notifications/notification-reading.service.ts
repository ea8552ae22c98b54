import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import { channelName } from '../../platform/realtime/channels';
import type { Services } from '../../platform/services';
import {
  markAllNotificationsRead,
  markNotificationRead,
  markNotificationUnread,
  readingStateOf,
  snoozeNotification,
} from './notification-reading.repository';
import type { NotificationRow } from './notification-row.repository';

/** Sent on the user channel: the read, unread or snoozed state has changed. */
const notificationsUpdatedEvent = 'notifications.updated';

interface OwnNotification {
  userId: number;
  id: number;
}
type Needed = Pick<Services, 'database' | 'outbox' | 'clock'>;

const announce = (trx: Transaction<Tables>, { outbox, clock }: Needed, userId: number): Promise<void> =>
  outbox.add(trx, 'event', {
    channel: channelName({ of: 'user', id: userId }),
    event: notificationsUpdatedEvent,
    data: { updated_at: clock.now().toISOString() },
  });

/** Changes one notification and notifies the user's open tabs, unless nothing changes. */
const changeOne = (
  services: Needed,
  own: OwnNotification,
  change: (trx: Transaction<Tables>) => Promise<NotificationRow | null>,
): Promise<NotificationRow | null> =>
  services.database.transaction(async (trx) => {
    const before = await readingStateOf(trx, own);
    const row = await change(trx);
    const isSame =
      before?.read_at?.getTime() === row?.read_at?.getTime() &&
      before?.snoozed_until?.getTime() === row?.snoozed_until?.getTime();
    if (!isSame) await announce(trx, services, own.userId);
    return row;
  });

/** Marks one as read; null for another user's. */
export const readOne = (services: Needed, own: OwnNotification): Promise<NotificationRow | null> =>
  changeOne(services, own, (trx) => markNotificationRead(trx, { ...own, now: services.clock.now() }));

/** Marks one as unread; null for another user's. */
export const unreadOne = (services: Needed, own: OwnNotification): Promise<NotificationRow | null> =>
  changeOne(services, own, (trx) => markNotificationUnread(trx, own));

/** Snoozes one until a moment, or ends the snooze; null for another user's. */
export const snoozeOne = (
  services: Needed,
  own: OwnNotification & { until: Date | null },
): Promise<NotificationRow | null> => changeOne(services, own, (trx) => snoozeNotification(trx, own));

/** Marks all listed notifications of a user as read. */
export const readAll = (services: Needed, userId: number): Promise<void> =>
  services.database.transaction(async (trx) => {
    const count = await markAllNotificationsRead(trx, userId, services.clock.now());
    if (count > 0) await announce(trx, services, userId);
  });
