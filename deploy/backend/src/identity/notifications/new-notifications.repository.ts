import type { Localized } from '@fairfront/shared-kit/domain/common';
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

/** How a user is notified: in the portal or by e-mail only, and the e-mail that is scheduled. */
export interface PlannedNotification extends Recipient {
  inPortal: boolean;
  email: PlannedEmail | null;
}

/** The content of a new notification. */
export interface NewNotification extends Localized<'message'> {
  type: string;
  kind: NotificationKind;
  reason: string | null;
  subject: NotificationSubject | null;
  deadline_at: Date | null;
  created_at: Date;
}

/** Inserts a notification for several users; returns the rows with their user. */
export const addNotifications = async (
  db: Kysely<Tables>,
  planned: readonly PlannedNotification[],
  { subject, ...facts }: NewNotification,
): Promise<(NotificationRow & { user_id: number })[]> => {
  if (planned.length === 0) return [];
  const row = { ...facts, subject: subject === null ? null : JSON.stringify(subject), read_at: null };
  return db
    .insertInto('notifications')
    .values(
      planned.map(({ userId, participationId, inPortal, email }) => ({
        ...row,
        user_id: userId,
        participation_id: participationId,
        in_portal: inPortal,
        letter_in: email?.in ?? null,
        letter_due_at: email && new Date(email.at),
      })),
    )
    .returning([...notificationColumns, 'user_id'])
    .returning(concerned)
    .execute();
};
