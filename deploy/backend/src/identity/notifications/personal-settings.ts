import {
  isNotificationKind,
  scheduleOf,
  type KindChoices,
  type NotificationSettings,
} from '@fairfront/shared-kit/domain/identity/notifications';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import { listSettings } from './settings.repository';

/** The settings of a user, with the choices per exhibition id. */
export interface PersonalSettings extends NotificationSettings {
  exhibitions: ReadonlyMap<number, KindChoices>;
}

/** Stored choices without kinds that no longer exist. */
export const knownChoices = (stored: KindChoices): KindChoices =>
  Object.fromEntries(Object.entries(stored).filter(([kind]) => isNotificationKind(kind)));

/** All settings for the notifications of these users, by user id. */
export const readSettings = async (
  db: Kysely<Tables>,
  userIds: readonly number[],
): Promise<Map<number, PersonalSettings>> => {
  if (userIds.length === 0) return new Map();
  const rows = await listSettings(db, userIds);
  return new Map(
    rows.map(({ id, can_send_notifications, schedule, choices, exhibitions }) => [
      id,
      {
        mail: can_send_notifications,
        schedule: scheduleOf(schedule),
        choices: knownChoices(choices ?? {}),
        exhibitions: new Map(exhibitions.map((one) => [one.exhibition_id, knownChoices(one.choices)])),
      },
    ]),
  );
};
