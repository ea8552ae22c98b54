import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import { carPassCount, heldCount, installationCount, standRows } from '../../participations';
import { certificateCount } from '../../../identity/memberships/membership.repository';

export interface StoredInvitation {
  id: number;
  expires_at: string;
  is_pending: boolean;
}

/** The newest invitation of a sub-exhibitor's supervisor; other invitations belong to its own team. */
const invitationJson = () => sql<StoredInvitation | null>`(select row_to_json(item) from (
  select i.id, i.expires_at, i.activated_at is null as is_pending
  from invitations i
  where i.participation_id = p.id and i.role = 'supervisor'
  order by i.id desc limit 1) item)`;

export interface SubExhibitorsFilter {
  parentId: number;
  /** Only this one. */
  id?: number;
  /** ms since the epoch: links reserve their places until their end. */
  now: number;
}

/** Sub-exhibitors of a collective organiser, in the order of their numbers. */
export const listSubExhibitors = (db: Kysely<Tables>, { parentId, id: wanted, now }: SubExhibitorsFilter) => {
  let query = db
    .selectFrom('participations as p')
    .innerJoin('companies as c', 'c.id', 'p.company_id')
    .leftJoin('countries as co', 'co.id', 'c.country_id')
    .leftJoin('catalog_orders as o', 'o.participation_id', 'p.id')
    .selectAll('c')
    .select([
      'p.id as participation_id',
      'p.type',
      'p.is_edit',
      'p.quota_certificate',
      'p.quota_installation',
      'p.quota_car',
      'co.name_rus as country_name',
      'o.id as order_id',
      'o.status as order_status',
    ])
    .select([
      invitationJson().as('invitation'),
      standRows().as('stands'),
      certificateCount().as('certificate_count'),
      installationCount().as('installation_count'),
      carPassCount().as('car_count'),
      heldCount(now).as('held'),
    ])
    .where('p.parent_id', '=', parentId)
    .where('p.deleted_at', 'is', null);
  if (wanted !== undefined) query = query.where('p.id', '=', wanted);
  return query.orderBy('p.id').execute();
};

export type SubExhibitorRow = Awaited<ReturnType<typeof listSubExhibitors>>[number];

/** E-mails of users who belong to a sub-exhibitor of this organiser or are invited to one. */
export const emailsOfSubExhibitors = async (db: Kysely<Tables>, parentId: number): Promise<Set<string>> => {
  const members = await db
    .selectFrom('participation_users as pu')
    .innerJoin('participations as p', 'p.id', 'pu.participation_id')
    .innerJoin('users as u', 'u.id', 'pu.user_id')
    .select('u.email')
    .where('p.parent_id', '=', parentId)
    .where('p.deleted_at', 'is', null)
    .execute();
  const invited = await db
    .selectFrom('invitations as i')
    .innerJoin('participations as p', 'p.id', 'i.participation_id')
    .innerJoin('users as u', 'u.id', 'i.user_id')
    .select('u.email')
    .where('p.parent_id', '=', parentId)
    .where('p.deleted_at', 'is', null)
    .where('i.activated_at', 'is', null)
    .execute();
  return new Set([...members, ...invited].map(({ email }) => email));
};
