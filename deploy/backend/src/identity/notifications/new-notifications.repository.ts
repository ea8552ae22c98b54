import type { NotificationKind, PlannedEmail } from '@fairfront/shared-kit/domain/identity/notifications';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import { concerned, notificationColumns, type NotificationRow } from './notification-row.repository';
import type { NotificationSubject } from './tables';

/** Who is notified about which participation; null for general news. */
export interface Recipient {
  userId: number;
  participationId: number | null;
}

/** How a user is notified: in the portal or by e-mail only, and the scheduled e-mail. */
export interface PlannedNotification extends Recipient {
  inPortal: boolean;
  email: PlannedEmail | null;
}

/** The content of a new notification. */
export interface NewNotification {
  type: string;
  kind: NotificationKind;
  message_rus: string;
  message_eng: string;
  reason: string | null;
  subject: NotificationSubject | null;
  deadline_at: Date | null;
  created_at: Date;
}

/**
 * Inserts a notification for several users; returns the rows with their user, for the live channel, and
 * whether their e-mail is sent at once.
 */
export const addNotifications = async (
  db: Kysely<Tables>,
  planned: readonly PlannedNotification[],
  { subject, ...facts }: NewNotification,
): Promise<(NotificationRow & { user_id: number; has_letter_now: boolean })[]> => {
  if (planned.length === 0) return [];
  const now = facts.created_at;
  const isNow = ({ email }: PlannedNotification) => email?.in === 'own' && email.at <= now.getTime();
  const row = { ...facts, subject: subject === null ? null : JSON.stringify(subject), read_at: null };
  const rows = await db
    .insertInto('notifications')
    .values(
      planned.map((one) => {
        const waiting = isNow(one) ? null : one.email;
        return {
          ...row,
          user_id: one.userId,
          participation_id: one.participationId,
          in_portal: one.inPortal,
          letter_in: waiting?.in ?? null,
          letter_due_at: waiting && new Date(waiting.at),
        };
      }),
    )
    .returning([...notificationColumns, 'user_id', 'letter_due_at'])
    .returning(concerned)
    .execute();
  const keyOf = (userId: number, participationId: number | null) => `${userId} ${participationId ?? ''}`;
  const atOnce = new Set(planned.filter(isNow).map((one) => keyOf(one.userId, one.participationId)));
  return rows.map(({ letter_due_at, ...added }) => ({
    ...added,
    has_letter_now: letter_due_at === null && atOnce.has(keyOf(added.user_id, added.participation_id)),
  }));
};
