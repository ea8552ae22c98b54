import type { NotificationRow } from './notification-row.repository';

/** A notification as the API and the live channel return it. */
export const notificationResponse = ({
  participation_id,
  message_rus,
  message_eng,
  reason,
  exhibition_rus,
  exhibition_eng,
  subject,
  pass_type,
  deadline_at,
  ...row
}: NotificationRow) => ({
  id: row.id,
  type: row.type,
  created_at: row.created_at.toISOString(),
  read_at: row.read_at?.toISOString() ?? null,
  snoozed_until: row.snoozed_until?.toISOString() ?? null,
  returned_at: row.returned_at?.toISOString() ?? null,
  data: {
    message_rus,
    message_eng,
    ...(participation_id === null ? {} : { participant_id: participation_id }),
    ...(exhibition_rus === null || exhibition_eng === null ? {} : { exhibition_rus, exhibition_eng }),
    ...(reason === null ? {} : { reason }),
    ...(deadline_at === null ? {} : { deadline_at: deadline_at.toISOString() }),
    ...(subject === null ? {} : { subject: { ...subject, ...(pass_type === null ? {} : { type: pass_type }) } }),
  },
});
