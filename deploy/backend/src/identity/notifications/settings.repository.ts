import type { Localized } from '@fairfront/shared-kit/domain/common';
import type {
  EmailSchedule,
  KindChoice,
  KindChoices,
  NotificationKind,
} from '@fairfront/shared-kit/domain/identity/notifications';
import { sql, type Kysely, type Transaction } from 'kysely';
import { jsonTexts, textColumns } from '../../platform/database/localized-columns';
import { jsonRows } from '../../platform/database/json-rows';
import type { Tables } from '../../platform/database/tables';

/** The stored settings for the notifications of these users, in one statement. */
export const listSettings = (db: Kysely<Tables>, userIds: readonly number[]) =>
  db
    .selectFrom('users as u')
    .leftJoin('notification_settings as s', 's.user_id', 'u.id')
    .select(['u.id', 'u.can_send_notifications', 's.schedule', 's.choices'])
    .select(
      jsonRows(sql<{ exhibition_id: number; choices: KindChoices }>`
        select e.exhibition_id, e.choices from exhibition_notification_settings e where e.user_id = u.id`).as(
        'exhibitions',
      ),
    )
    .where('u.id', 'in', [...new Set(userIds)])
    .execute();

interface ExhibitionChoices extends Localized<'title'> {
  id: number;
  choices: KindChoices;
}

interface WaitingItem extends Localized<'message'>, Localized<'exhibition', string | null> {
  id: number;
}

interface Waiting {
  count: number;
  /** In the format of the database. */
  at: string | null;
}

/** The user's exhibitions that have not ended, in the order of home. */
const exhibitions = (now: Date) => sql<ExhibitionChoices[]>`(
  select coalesce(json_agg(json_build_object('id', e.id, ${jsonTexts('title', 'e.title')},
    'choices', coalesce(s.choices, '{}')) order by e.started_at, e.id), '[]')
  from exhibitions e
  left join exhibition_notification_settings s on s.exhibition_id = e.id and s.user_id = u.id
  where e.ended_at >= (${now.toISOString()}::timestamptz at time zone e.timezone)::date
    and e.id in (select p.exhibition_id from participations p join participation_users pu on pu.participation_id = p.id
      where pu.user_id = u.id and p.deleted_at is null))`;

const collected = sql`notifications n where n.user_id = u.id and n.letter_in = 'daily' and n.read_at is null`;

const items = sql<WaitingItem[]>`(
  select coalesce(json_agg(json_build_object('id', w.id, ${jsonTexts('message', 'w.message')},
    ${jsonTexts('exhibition', 'e.title')}) order by w.id desc), '[]')
  from (select n.id, ${textColumns('n.message')}, n.participation_id from ${collected} order by n.id desc limit 5) w
  left join participations p on p.id = w.participation_id left join exhibitions e on e.id = p.exhibition_id)`;

/** The notification settings of a user and the content of the next daily e-mail so far, in one statement. */
export const readOwnSettings = (db: Kysely<Tables>, userId: number, now: Date) =>
  db
    .selectFrom('users as u')
    .leftJoin('notification_settings as s', 's.user_id', 'u.id')
    .select(['u.email', 'u.can_send_notifications', 's.schedule', 's.choices'])
    .select([
      exhibitions(now).as('exhibitions'),
      items.as('items'),
      sql<Waiting>`(select json_build_object('count', count(*), 'at', min(n.letter_due_at)) from ${collected})`.as(
        'waiting',
      ),
    ])
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow();

export type OwnSettingsRow = Awaited<ReturnType<typeof readOwnSettings>>;

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
