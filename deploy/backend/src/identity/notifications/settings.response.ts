import { scheduleOf } from '@fairfront/shared-kit/domain/identity/notifications';
import { knownChoices } from './personal-settings';
import type { OwnSettingsRow } from './settings.repository';

/** The notification settings of a user as the API returns them. */
export const settingsResponse = (row: OwnSettingsRow) => ({
  email: row.email,
  mail: row.can_send_notifications,
  has_schedule: row.schedule !== null,
  schedule: scheduleOf(row.schedule),
  choices: knownChoices(row.choices ?? {}),
  exhibitions: row.exhibitions.map((one) => ({ ...one, choices: knownChoices(one.choices) })),
  waiting: {
    count: row.waiting.count,
    at: row.waiting.at === null ? null : new Date(row.waiting.at).toISOString(),
    items: row.items,
  },
});
