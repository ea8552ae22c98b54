import { scheduleOf, type KindChoices } from '@fairfront/shared-kit/domain/identity/notifications';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import { knownChoices } from './settings.repository';

interface ExhibitionChoices {
  id: number;
  title_rus: string;
  title_eng: string;
  choices: KindChoices;
}

interface WaitingItem {
  id: number;
  message_rus: string;
  message_eng: string;
  exhibition_rus: string | null;
  exhibition_eng: string | null;
}

interface Waiting {
  count: number;
  /** In the format of the database. */
  at: string | null;
}

/** The user's exhibitions that have not ended, in the order of home. */
const exhibitions = (now: Date) => sql<ExhibitionChoices[]>`(
  select coalesce(json_agg(json_build_object('id', e.id, 'title_rus', e.title_rus, 'title_eng', e.title_eng,
    'choices', coalesce(s.choices, '{}')) order by e.started_at, e.id), '[]')
  from exhibitions e
  left join exhibition_notification_settings s on s.exhibition_id = e.id and s.user_id = u.id
  where e.ended_at >= (${now.toISOString()}::timestamptz at time zone e.timezone)::date
    and e.id in (select p.exhibition_id from participations p join participation_users pu on pu.participation_id = p.id
      where pu.user_id = u.id and p.deleted_at is null))`;

const collected = sql`notifications n where n.user_id = u.id and n.letter_in = 'daily' and n.read_at is null`;

const items = sql<WaitingItem[]>`(
  select coalesce(json_agg(json_build_object('id', w.id, 'message_rus', w.message_rus, 'message_eng', w.message_eng,
    'exhibition_rus', e.title_rus, 'exhibition_eng', e.title_eng) order by w.id desc), '[]')
  from (select n.id, n.message_rus, n.message_eng, n.participation_id from ${collected} order by n.id desc limit 5) w
  left join participations p on p.id = w.participation_id left join exhibitions e on e.id = p.exhibition_id)`;

/** The notification settings of a user and the content of the next daily e-mail so far, in one statement. */
export const settingsResponse = async (db: Kysely<Tables>, userId: number, now: Date) => {
  const row = await db
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
  return {
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
  };
};

/** Whether a user participates in an exhibition that has not ended: only such exhibitions have their own settings. */
export const takesPartIn = async (db: Kysely<Tables>, userId: number, exhibitionId: number, now: Date) =>
  (await settingsResponse(db, userId, now)).exhibitions.some(({ id }) => id === exhibitionId);
