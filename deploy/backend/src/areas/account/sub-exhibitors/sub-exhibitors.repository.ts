import { availableQuota, missingProfileFields, resendFrom } from '@fairfront/shared-kit/domain/account';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import {
  carPassCount,
  heldCount,
  installationCount,
  standRows,
} from '../../participations/access/participation-parts.repository';
import { certificateCount } from '../../../identity/memberships/certificate-count.repository';
import { quotaResponse } from '../../../identity/memberships/participation-quota';
import { certificateShares, passQuotaOf } from '../../participations/quota/pass-facts';
import { readPassFacts, type PassFacts } from '../../participations/quota/pass-facts.repository';

/** The certificate quota of a collective organiser and what takes places of it (ACC-078, ACC-080, ACC-081). */
export const standQuotaOf = (facts: PassFacts) => {
  const { quota, given } = certificateShares(facts);
  const { count, held = 0 } = passQuotaOf(facts, 'participant');
  const shares = {
    total: quota || null,
    own: count,
    held,
    given: given.reduce<number>((sum, part) => sum + (part ?? 0), 0),
  };
  return { ...shares, available: availableQuota(shares) };
};

/** The same, read for a write. @param now ms since the epoch */
export const readStandQuota = async (db: Kysely<Tables>, participationId: number, now: number) =>
  standQuotaOf(await readPassFacts(db, participationId, now));

interface StoredInvitation {
  id: number;
  expires_at: string;
  is_pending: boolean;
}

/** The newest invitation of the person who is to run a sub-exhibitor; others are the business of its own team (ACC-180). */
const invitationJson = () => sql<StoredInvitation | null>`(select row_to_json(item) from (
  select i.id, i.expires_at, i.activated_at is null as is_pending
  from invitations i
  where i.participation_id = p.id and i.role = 'supervisor'
  order by i.id desc limit 1) item)`;

const invitationResponse = (invitation: StoredInvitation | null) => {
  if (!invitation) return { invite_id: null, invite: null, resend_from: null };
  const { id, expires_at, is_pending } = invitation;
  return {
    invite_id: id,
    invite: is_pending ? ('pending' as const) : ('activated' as const),
    resend_from: is_pending ? new Date(resendFrom(Date.parse(expires_at))).toISOString() : null,
  };
};

export interface SubExhibitorsFilter {
  parentId: number;
  /** One of them only. */
  id?: number;
  /** ms since the epoch: links hold their places until their end. */
  now: number;
}

/** Sub-exhibitors of a collective organiser, in the order of their numbers (ACC-076). */
export const listSubExhibitors = async (db: Kysely<Tables>, { parentId, id: wanted, now }: SubExhibitorsFilter) => {
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
  const rows = await query.orderBy('p.id').execute();
  return rows.map((row) => ({
    id: row.participation_id,
    ...invitationResponse(row.invitation),
    company: { id: row.id, name_rus: row.name_rus, name_eng: row.name_eng },
    is_edit: row.is_edit,
    is_profile_filled: missingProfileFields({ ...row, country: row.country_name === null ? null : {} }).length === 0,
    quota: quotaResponse(row, row.stands, row.certificate_count),
    pass_personal: row.certificate_count,
    pass_held: row.held,
    pass_installation: row.installation_count,
    pass_car: row.car_count,
    catalog_order_id: row.order_id,
    catalog_order_status: row.order_status,
  }));
};

/** E-mails of the people who have a sub-exhibitor of this event or are invited to one (ACC-088). */
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
