import {
  isNotificationKind,
  scheduleOf,
  type KindChoice,
  type KindChoices,
  type EmailSchedule,
  type NotificationKind,
  type NotificationSettings,
} from '@fairfront/shared-kit/domain/identity/notifications';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables';

/** The settings of a user, with the choices per exhibition id. */
export interface PersonalSettings extends NotificationSettings {
  exhibitions: ReadonlyMap<number, KindChoices>;
}

/** Stored choices without kinds that no longer exist. */
export const knownChoices = (stored: KindChoices): KindChoices =>
  Object.fromEntries(Object.entries(stored).filter(([kind]) => isNotificationKind(kind)));

type StoredChoices = { exhibition_id: number; choices: KindChoices }[];

/** All settings for the notifications of these users, by user id, in one statement. */
export const readSettings = async (
  db: Kysely<Tables>,
  userIds: readonly number[],
): Promise<Map<number, PersonalSettings>> => {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('users as u')
    .leftJoin('notification_settings as s', 's.user_id', 'u.id')
    .select(['u.id', 'u.can_send_notifications', 's.schedule', 's.choices'])
    .select(
      sql<StoredChoices>`(select coalesce(json_agg(json_build_object('exhibition_id', e.exhibition_id, 'choices', e.choices)), '[]')
        from exhibition_notification_settings e where e.user_id = u.id)`.as('exhibitions'),
    )
    .where('u.id', 'in', [...new Set(userIds)])
    .execute();
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

export const writeSchedule = async (trx: Transaction<Tables>, userId: number, schedule: EmailSchedule) => {
  const row = { schedule: JSON.stringify(schedule) };
  await trx
    .insertInto('notification_settings')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
};

/** The choice for one kind; null removes it. */
export interface ChoiceChange {
  kind: NotificationKind;
  /** Null for the general choice, which applies to every exhibition without its own. */
  exhibitionId: number | null;
  choice: KindChoice | null;
}

/** Changes one kind atomically, without affecting parallel changes of others. */
export const writeChoice = async (
  trx: Transaction<Tables>,
  userId: number,
  { kind, exhibitionId, choice }: ChoiceChange,
): Promise<void> => {
  const choices = JSON.stringify(choice === null ? {} : { [kind]: choice });
  const merged = (table: 'notification_settings' | 'exhibition_notification_settings') =>
    sql<string>`(${sql.ref(`${table}.choices`)} - ${kind}::text) || ${choices}::jsonb`;
  if (exhibitionId === null) {
    await trx
      .insertInto('notification_settings')
      .values({ user_id: userId, choices })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ choices: merged('notification_settings') }))
      .execute();
    return;
  }
  await trx
    .insertInto('exhibition_notification_settings')
    .values({ user_id: userId, exhibition_id: exhibitionId, choices })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'exhibition_id'])
        .doUpdateSet({ choices: merged('exhibition_notification_settings') }),
    )
    .execute();
};

/** The exhibitions of participations, by participation id. */
export const readExhibitionIds = async (
  db: Kysely<Tables>,
  participationIds: readonly number[],
): Promise<Map<number, number>> => {
  const ids = [...new Set(participationIds)];
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('participations').select(['id', 'exhibition_id']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, exhibition_id }) => [id, exhibition_id]));
};
