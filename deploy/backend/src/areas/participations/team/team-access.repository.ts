import { restoreUserMs } from '@fairfront/shared-kit/domain/account';
import type { Role } from '@fairfront/shared-kit/domain/participations';
import { sql, type RawBuilder } from 'kysely';
import { jsonRows } from '../../../platform/database/json-rows';

/** A user who has invited or removed somebody, with the facts that decide whether the reader may see the name. */
export interface StoredActor {
  name: string;
  lastname: string;
  is_staff: boolean;
  is_colleague: boolean;
  is_of_parent: boolean;
}

export interface StoredEntry {
  id: number;
  last_seen_at: string | null;
  invited_at: string | null;
  invited_until: string | null;
  is_by_code: boolean;
  actor: StoredActor | null;
}

export interface StoredRemoval {
  id: number;
  user_id: number;
  name: string;
  lastname: string;
  middlename: string | null;
  email: string;
  role: Role;
  removed_at: string;
  is_invited: boolean;
  actor: StoredActor | null;
}

/** The user with the id in this column; null if there is none. */
const actorOf = (id: RawBuilder<unknown>) => sql`(
  select json_build_object('name', a.name, 'lastname', a.lastname, 'is_staff', a.access = 'manager',
    'is_colleague', exists (select from participation_users own where own.participation_id = p.id and own.user_id = a.id)
      or exists (select from removed_members gone where gone.participation_id = p.id and gone.user_id = a.id),
    'is_of_parent', exists (
      select from participation_users above where above.participation_id = p.parent_id and above.user_id = a.id))
  from users a where a.id = ${id})`;

/** How the members of `p` joined, by the latest invitation or code, and the pending invitations. */
const entries = () =>
  jsonRows(sql<StoredEntry>`
    select pu.user_id as id, pu.last_seen_at, way.at as invited_at, null::timestamptz as invited_until,
      coalesce(way.is_code, false) as is_by_code, ${actorOf(sql`way.invited_by`)} as actor
    from participation_users pu
    left join lateral (
      select i.created_at as at, i.activated_at as joined_at, i.invited_by, false as is_code from invitations i
      where i.participation_id = p.id and i.user_id = pu.user_id and i.activated_at is not null
      union all
      select c.used_at, c.used_at, null, true from participant_codes c
      where c.participation_id = p.id and c.used_by = pu.user_id
      order by joined_at desc limit 1) way on true
    where pu.participation_id = p.id
    union all
    select i.row_id, null, i.created_at, i.expires_at, false, ${actorOf(sql`i.invited_by`)}
    from invitations i where i.participation_id = p.id and i.activated_at is null`);

/** Members who were removed from `p` after a time and have not returned, the newest first. */
const removals = (after: Date) =>
  jsonRows(sql<StoredRemoval>`
    select r.id, r.user_id, u.name, u.lastname, u.middlename, u.email, r.role, r.removed_at,
      exists (select from invitations i
        where i.participation_id = p.id and i.user_id = r.user_id and i.activated_at is null) as is_invited,
      ${actorOf(sql`r.removed_by`)} as actor
    from removed_members r join users u on u.id = r.user_id
    where r.participation_id = p.id and r.removed_at > ${after}
      and not exists (select from participation_users pu where pu.participation_id = p.id and pu.user_id = r.user_id)
    order by r.removed_at desc, r.id desc`);

/** Columns for a statement on participations `p`, all that `accessResponse` needs. */
export const accessColumns = (now: Date) =>
  [entries().as('entries'), removals(new Date(now.getTime() - restoreUserMs)).as('removals')] as const;
