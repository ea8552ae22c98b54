import type { Localized } from '@fairfront/shared-kit/domain/common';
import type { Role } from '@fairfront/shared-kit/domain/participations';
import { sql, type Kysely } from 'kysely';
import { textColumns } from '../../../platform/database/localized-columns';
import { jsonRows } from '../../../platform/database/json-rows';
import type { Tables } from '../../../platform/database/tables';

/**
 * The functions in this file select parts of a participation as JSON columns, so that a call needs one statement. `of` is
 * the column with the id of the participation; `p` is the alias of `participations`.
 */
export type ParticipationColumn = 'p.id' | 'p.parent_id';

export interface StoredStand extends Localized<'pavilion' | 'parent', string | null> {
  id: number;
  title: string;
  area: number;
  pavilion_id: number | null;
  parent_id: number | null;
}

/** Stands with hall and pavilion, as they are stored. */
export const standRows = (of: ParticipationColumn = 'p.id') =>
  jsonRows(sql<StoredStand>`
    select s.id, s.title, s.area, hall.id as pavilion_id, ${textColumns('hall.title', 'pavilion')},
      above.id as parent_id, ${textColumns('above.title', 'parent')}
    from stands s
    left join pavilions hall on hall.id = s.pavilion_id
    left join pavilions above on above.id = hall.parent_id
    where s.participation_id = ${sql.ref(of)} order by s.id`);

/** The stands of one participation. */
export const listStands = async (db: Kysely<Tables>, participationId: number) => {
  const row = await db
    .selectFrom('participations as p')
    .select(standRows().as('stands'))
    .where('p.id', '=', participationId)
    .executeTakeFirst();
  return row?.stands ?? [];
};

/** The ids of the stands of one participation, in their order. */
export const standIdsOf = async (db: Kysely<Tables>, participationId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('stands')
    .select('id')
    .where('participation_id', '=', participationId)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};

export interface StoredUser {
  id: number;
  name: string;
  lastname: string;
  middlename: string | null;
  email: string;
  role: Role;
  /** End of an invitation that nobody has accepted yet; null for members. */
  expires_at: string | null;
}

/**
 * Members, then pending invitations, as they are stored. Invitations only have an e-mail and a role.
 */
export const userRows = (of: ParticipationColumn = 'p.id') =>
  jsonRows(sql<StoredUser>`
    select team.id, team.name, team.lastname, team.middlename, team.email, team.role, team.expires_at from (
      select u.id, u.name, u.lastname, u.middlename, u.email, pu.role, null::timestamptz as expires_at
      from participation_users pu join users u on u.id = pu.user_id
      where pu.participation_id = ${sql.ref(of)}
      union all
      select i.row_id, '', '', null, u.email, i.role, i.expires_at
      from invitations i join users u on u.id = i.user_id
      where i.participation_id = ${sql.ref(of)} and i.activated_at is null
    ) team
    order by team.expires_at is not null, team.id`);

/** The members of one participation and its waiting invitations. */
export const listUsers = async (db: Kysely<Tables>, participationId: number) => {
  const row = await db
    .selectFrom('participations as p')
    .select(userRows().as('users'))
    .where('p.id', '=', participationId)
    .executeTakeFirst();
  return row?.users ?? [];
};

/** Ids and roles only: the users of a sub-exhibitor may see nothing else of members of their organiser. */
export const roleRows = (of: ParticipationColumn = 'p.id') =>
  jsonRows(sql<{ id: number; role: Role }>`
    select pu.user_id as id, pu.role from participation_users pu
    where pu.participation_id = ${sql.ref(of)} order by pu.user_id`);

export const installationCount = () => sql<number>`(select count(*) from personal_passes pp
  where pp.participation_id = p.id and pp.type = 'installation' and pp.deleted_at is null)`;

export const carPassCount = () => sql<number>`(select count(*) from car_passes cp
  where cp.participation_id = p.id and cp.deleted_at is null)`;

/**
 * The number of places that open links reserve; a link is valid until the end of its last second.
 * @param now ms since the epoch
 */
export const heldCount = (now: number) => sql<number>`(select count(*) from pass_links pl
  where pl.participation_id = p.id and pl.filled_at is null and pl.revoked_at is null
    and pl.expires_at >= ${new Date(Math.floor(now / 1000) * 1000)})`;
