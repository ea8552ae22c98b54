import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import { concerned, notificationColumns, type NotificationRow } from './notification-row.repository';

/** Rows of one statement; the rest follows with the next. */
const returnedAtOnce = 500;

/** What one's own notification says of its reading; undefined for another user's one. */
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

/** Null for another user's one. */
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

/** Marks one as read and gives it back; a repeat keeps the first moment; null for another user's one (SHELL-093). */
export const markNotificationRead = async (
  db: Kysely<Tables>,
  { userId, id, now }: { userId: number; id: number; now: Date },
): Promise<NotificationRow | null> => changeOwn(db, { userId, id }, { read_at: sql<Date>`coalesce(read_at, ${now})` });

/** Marks one as unread again; a repeat changes nothing; null for another user's one (SHELL-467). */
export const markNotificationUnread = async (
  db: Kysely<Tables>,
  { userId, id }: { userId: number; id: number },
): Promise<NotificationRow | null> => changeOwn(db, { userId, id }, { read_at: null });

/** Puts one off until a moment, or takes it back into the list; null for another user's one (SHELL-466). */
export const snoozeNotification = async (
  db: Kysely<Tables>,
  { userId, id, until }: { userId: number; id: number; until: Date | null },
): Promise<NotificationRow | null> => changeOwn(db, { userId, id }, { snoozed_until: until });

/**
 * Takes back into the lists what was put off until now, as unread; whichever process is first gets a row (SHELL-466).
 * @returns the rows with their user, for the live channel
 */
export const returnSnoozed = (db: Kysely<Tables>, now: Date): Promise<(NotificationRow & { user_id: number })[]> =>
  db
    .updateTable('notifications')
    .set({ snoozed_until: null, read_at: null, returned_at: now })
    .where('id', 'in', (select) =>
      select
        .selectFrom('notifications')
        .select('id')
        .where('snoozed_until', '<=', now)
        .orderBy('id')
        .limit(returnedAtOnce)
        .forUpdate()
        .skipLocked(),
    )
    .returning([...notificationColumns, 'user_id'])
    .returning(concerned)
    .execute();

/** Marks as read what is not put off. @returns how many were unread */
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
