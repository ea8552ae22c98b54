import type { Localized } from '@fairfront/shared-kit/domain/common';
import type { Role } from '@fairfront/shared-kit/domain/participations';
import type { KindChoices, EmailSchedule, NotificationKind } from '@fairfront/shared-kit/domain/identity/notifications';
import { sql, type Kysely } from 'kysely';
import { textColumns } from '../../platform/database/localized-columns';
import type { DeletionState } from '../account-deletion/tables';
import type { Tables } from '../../platform/database/tables';
import { jsonRows } from '../../platform/database/json-rows';

/** The participation of a row; a code may outlive its participation. */
export type Place = Localized<'exhibition' | 'company', string | null>;

/** Exhibition and company names of a participation `p`. */
const place = sql`${textColumns('e.title', 'exhibition')},
  ${textColumns('c.name', 'company')}`;
const places = sql`(participations p join exhibitions e on e.id = p.exhibition_id join companies c on c.id = p.company_id)`;

/** How the user signs in and from where: tokens and keys only by their existence. */
const signIn = [
  sql<{ since: string | null; app_since: string | null; recovery_codes_left: number; recovery_codes_used: string[] }>`(
    select json_build_object('since', u.second_factor_at, 'app_since',
      (select a.confirmed_at from code_apps a where a.user_id = u.id),
      'recovery_codes_left', count(*) filter (where r.user_id is not null and r.used_at is null), 'recovery_codes_used',
      coalesce(json_agg(r.used_at order by r.used_at) filter (where r.used_at is not null), '[]'))
    from recovery_codes r where r.user_id = u.id)`.as('second_factor'),
  jsonRows(sql<{ name: string; created_at: string; last_used_at: string | null }>`
    select k.name, k.created_at, k.last_used_at from passkeys k where k.user_id = u.id order by k.id`).as('passkeys'),
  jsonRows(sql<{ id: number; created_at: string; last_used_at: string; confirmed_at: string | null }>`
    select d.id, d.created_at, d.last_used_at, d.confirmed_at from devices d where d.user_id = u.id order by d.id`).as(
    'devices',
  ),
  jsonRows(sql<{
    created_at: string;
    last_used_at: string;
    user_agent: string;
    network: string | null;
    device_id: number | null;
    proved_at: string | null;
  }>`select s.created_at, s.last_used_at, s.user_agent, s.network, s.device_id, s.proved_at from sessions s
    where s.user_id = u.id and s.expires_at is null order by s.id`).as('sessions'),
  jsonRows(sql<
    Place & {
      created_at: string;
      last_used_at: string;
      expires_at: string | null;
      user_agent: string;
      network: string | null;
      site: string | null;
    }
  >`
    select ${place}, s.created_at, s.last_used_at, s.expires_at, s.user_agent, s.network, s.site
    from sessions s join ${places} on p.id = s.embed_participation_id
    where s.user_id = u.id order by s.id`).as('catalogue_pages'),
] as const;

/** Where the user has access, had it, or was invited. */
const access = [
  jsonRows(sql<Place & { role: Role; last_seen_at: string | null }>`
    select ${place}, pu.role, pu.last_seen_at from participation_users pu join ${places} on p.id = pu.participation_id
    where pu.user_id = u.id order by p.id`).as('participations'),
  jsonRows(sql<Place>`
    select ${place} from ${places} where p.id = u.primary_participation_id`).as('opens_first'),
  jsonRows(sql<Place>`
    select ${place} from primary_participations o join ${places} on p.id = o.participation_id
    where o.user_id = u.id order by p.id`).as('chosen'),
  jsonRows(sql<
    Place & { role: Role; created_at: string; expires_at: string; activated_at: string | null; any_company: boolean }
  >`
    select ${place}, i.role, i.created_at, i.expires_at, i.activated_at, i.any_company
    from invitations i join ${places} on p.id = i.participation_id where i.user_id = u.id order by i.id`).as(
    'invitations',
  ),
  jsonRows(sql<
    Place & {
      role: Role;
      last_seen_at: string | null;
      was_primary: boolean;
      was_chosen: boolean;
      worked_elsewhere: boolean;
      removed_at: string;
      restored_at: string | null;
    }
  >`select ${place}, r.role, r.last_seen_at, r.was_primary, r.was_chosen, r.worked_elsewhere, r.removed_at, r.restored_at
    from removed_members r join ${places} on p.id = r.participation_id where r.user_id = u.id order by r.id`).as(
    'closed_accesses',
  ),
  jsonRows(sql<Place & { role: Role; email: string | null; created_at: string; used_at: string | null }>`
    select ${place}, k.role, k.email, k.created_at, k.used_at
    from participant_codes k left join ${places} on p.id = k.participation_id
    where k.used_by = u.id or k.email = u.email order by k.id`).as('codes'),
] as const;

/** The notification settings and notifications of the user. */
const notified = [
  sql<number[] | null>`(select r.days from reminder_settings r where r.user_id = u.id)`.as('reminder_days'),
  sql<Date | null>`(select f.created_at from calendar_feeds f where f.user_id = u.id)`.as('calendar_since'),
  sql<{ schedule: EmailSchedule | null; choices: KindChoices } | null>`(
    select json_build_object('schedule', s.schedule, 'choices', s.choices) from notification_settings s
    where s.user_id = u.id)`.as('notification_settings'),
  jsonRows(sql<Localized<'exhibition'> & { choices: KindChoices }>`
    select ${textColumns('e.title', 'exhibition')}, s.choices
    from exhibition_notification_settings s join exhibitions e on e.id = s.exhibition_id
    where s.user_id = u.id order by e.id`).as('exhibition_notification_settings'),
  jsonRows(sql<{
    type: string;
    kind: NotificationKind;
    created_at: string;
    read_at: string | null;
    in_portal: boolean;
    deadline_at: string | null;
    snoozed_until: string | null;
    returned_at: string | null;
    letter_in: string | null;
    letter_due_at: string | null;
  }>`select n.type, n.kind, n.created_at, n.read_at, n.in_portal, n.deadline_at, n.snoozed_until, n.returned_at,
      n.letter_in, n.letter_due_at
    from notifications n where n.user_id = u.id order by n.created_at desc, n.id desc`).as('notifications'),
  jsonRows(sql<Place & { kind: string; deadline_at: string; days_before: number; created_at: string }>`
    select ${place}, d.kind, d.deadline_at, d.days_before, d.created_at
    from deadline_reminders d join ${places} on p.id = d.participation_id
    where d.user_id = u.id order by d.created_at desc, d.deadline_at`).as('deadline_reminders'),
] as const;

/** The user's reads, writes and actions. */
const done = [
  jsonRows(sql<{
    status: DeletionState;
    reason: string | null;
    comment: string | null;
    created_at: string;
    decided_at: string | null;
  }>`select r.status, r.reason, r.comment, r.created_at, r.decided_at from deletion_requests r
    where r.user_id = u.id order by r.id desc`).as('deletion_requests'),
  jsonRows(sql<Place & { published_at: string; read_at: string; is_counted: boolean }>`
    select ${place}, n.published_at, r.read_at, r.is_counted
    from announcement_reads r join announcements n on n.id = r.announcement_id join ${places} on p.id = r.participation_id
    where r.user_id = u.id order by r.read_at desc, n.id`).as('announcements_read'),
  jsonRows(sql<{
    order_id: number;
    read_at: string;
    by_staff: boolean;
    last_message_id: number;
    letter_message_id: number;
  }>`
    select r.order_id, r.read_at, r.by_staff, r.last_message_id, r.letter_message_id from order_reads r
    where r.user_id = u.id order by r.order_id`).as('chats_read'),
  jsonRows(sql<{ order_id: number; text: string; created_at: string }>`
    select m.order_id, m.text, m.created_at from order_messages m where m.user_id = u.id and m.sender = 'user'
    order by m.id desc`).as('messages'),
  jsonRows(sql<{
    text: string;
    name: string;
    email: string | null;
    phone: string | null;
    locale: string;
    created_at: string;
    state: string;
    answered_at: string | null;
  }>`
    select f.message as text, f.name, f.email, f.phone, f.locale, f.created_at, f.state, f.answered_at
    from feedbacks f
    where f.user_id = u.id order by f.id desc`).as('feedbacks'),
  jsonRows(sql<{ action: string; created_at: string }>`
    select a.action, a.created_at from audit_log a where a.user_id = u.id
    order by a.created_at desc, a.id desc`).as('actions'),
] as const;

/**
 * The data stored about a user, in one statement: rows of this user only, without secrets and without texts written by
 * others, because these name other people. Times are ISO 8601.
 */
export const readOwnData = (db: Kysely<Tables>, userId: number) =>
  db
    .selectFrom('users as u')
    .select(['u.id', 'u.email', 'u.lastname', 'u.name', 'u.middlename', 'u.phone', 'u.locale', 'u.access'])
    .select(['u.can_send_notifications', 'u.created_at', 'u.email_confirmed_at', 'u.first_sign_in_at'])
    .select(signIn)
    .select(access)
    .select(notified)
    .select(done)
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow();

/** The data stored about a user, by part. */
export type OwnData = Awaited<ReturnType<typeof readOwnData>>;
