import type { Notification, NotificationsMeta } from '../../platform/entities';
import type { Changes } from './people';

/** A notification of the demo data. */
export const buildNotification = (changes: Changes<Notification> = {}): Notification => ({
  id: 1,
  created_at: '2026-05-03T10:00:00Z',
  read_at: null,
  snoozed_until: null,
  returned_at: null,
  type: 'personal_pass_status',
  data: {
    message_rus: 'Пропуск (Иванов Иван): принят',
    message_eng: 'Pass of Ivanov Ivan: accepted',
    participant_id: 101,
    subject: { kind: 'personal-pass', id: 17 },
  },
  ...changes,
});

/** Newest first, the first `unread` of them unread. */
export const buildNotifications = (count: number, unread = 2): Notification[] =>
  Array.from({ length: count }, (_, index) =>
    buildNotification({
      id: count - index,
      created_at: new Date(Date.UTC(2026, 4, 3, 10) - index * 3_600_000).toISOString(),
      read_at: index < unread ? null : '2026-05-03T12:00:00Z',
    }),
  );

/** The first page of notifications, with the unread number of the bell (SHELL-088). */
export const buildNotificationsPage = (
  items: Notification[],
  changes: Changes<NotificationsMeta> = {},
): { data: Notification[]; meta: NotificationsMeta } => ({
  data: items,
  meta: {
    current_page: 1,
    last_page: 1,
    per_page: 5,
    total: items.length,
    unread_count: items.filter(({ read_at }) => read_at === null).length,
    snoozed_count: 0,
    shown_count: items.length,
    ...changes,
  },
});
