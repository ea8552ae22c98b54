import { defaultLocale, localized, localizedOf, ownTextOf, textOf } from '@fairfront/shared-kit/domain/common';
import type { NotificationRow } from './notification-row.repository';

/** A notification as the API and the live channel return it. */
export const notificationResponse = ({
  participation_id,
  reason,
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
    ...localizedOf(row, 'message'),
    ...(participation_id === null ? {} : { participant_id: participation_id }),
    ...(textOf(row, 'exhibition', defaultLocale) === ''
      ? {}
      : localized('exhibition', (locale) => ownTextOf(row, 'exhibition', locale))),
    ...(reason === null ? {} : { reason }),
    ...(deadline_at === null ? {} : { deadline_at: deadline_at.toISOString() }),
    ...(subject === null ? {} : { subject: { ...subject, ...(pass_type === null ? {} : { type: pass_type }) } }),
  },
});
