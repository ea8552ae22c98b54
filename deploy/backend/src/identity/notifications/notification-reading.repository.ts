import { sql, type Kysely, type RawBuilder } from 'kysely';
import { anyOf } from '../../platform/database/any-of';
import type { Tables } from '../../platform/database/tables';
import { concerned, notificationColumns, type NotificationRow } from './notification-row.repository';

/** Maximum rows per statement; the rest follows in the next one. */
const returnedAtOnce = 500;

/** The reading state of the user's own notification; undefined for another user's. */
export const readingStateOf = (
  db: Kysely<Tables>,
  { userId, id }: { userId: number; id: number },
): Promise<Pick<NotificationRow, 'read_at' | 'snoozed_until'> | undefined> =>
  db
    .selectFrom('notifications')
    .select(['read_at', 'snoozed_until'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('in_portal', '=', true)
    .executeTakeFirst();

/** Null for another user's. */
const changeOwn = async (
  db: Kysely<Tables>,
  { userId, id }: { userId: number; id: number },
  change: { read_at: null | RawBuilder<Date> } | { snoozed_until: Date | null },
): Promise<NotificationRow | null> =>
  (await db
    .updateTable('notifications')
    .set(change)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('in_portal', '=', true)
    .returning(notificationColumns)
    .returning(concerned)
    .executeTakeFirst()) ?? null;

/** Marks one as read and returns it; a repeat keeps the first time; null for another user's. */
export const markNotificationRead = async (
  db: Kysely<Tables>,
  { userId, id, now }: { userId: number; id: number; now: Date },
): Promise<NotificationRow | null> => changeOwn(db, { userId, id }, { read_at: sql<Date>`coalesce(read_at, ${now})` });

/** Marks one as unread; idempotent; null for another user's. */
export const markNotificationUnread = async (
  db: Kysely<Tables>,
  { userId, id }: { userId: number; id: number },
): Promise<NotificationRow | null> => changeOwn(db, { userId, id }, { read_at: null });

/** Snoozes one until a moment, or ends the snooze; null for another user's. */
export const snoozeNotification = async (
  db: Kysely<Tables>,
  { userId, id, until }: { userId: number; id: number; until: Date | null },
): Promise<NotificationRow | null> => changeOwn(db, { userId, id }, { snoozed_until: until });

/**
 * Returns expired snoozed notifications to the lists as unread; each row goes to one process. They are found in the order of
 * their index: sorted by id, a generic plan walks over the whole table.
 * @returns the statement, which gives the rows with their user, for the live channel
 */
export const returnSnoozed = (db: Kysely<Tables>, now: Date) =>
  db
    .updateTable('notifications')
    .set({ snoozed_until: null, read_at: null, returned_at: now })
    .where(
      'id',
      '=',
      anyOf(
        db
          .selectFrom('notifications')
          .select('id')
          .where('snoozed_until', '<=', now)
          .orderBy('snoozed_until')
          .limit(returnedAtOnce)
          .forUpdate()
          .skipLocked(),
      ),
    )
    .returning([...notificationColumns, 'user_id'])
    .returning(concerned);

/** Marks everything that is not snoozed as read. @returns how many were unread */
export const markAllNotificationsRead = async (db: Kysely<Tables>, userId: number, now: Date): Promise<number> => {
  const { numUpdatedRows } = await db
    .updateTable('notifications')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .where('snoozed_until', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
};
