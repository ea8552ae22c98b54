import { availableQuota, missingProfileFields, resendFrom } from '@fairfront/mf-account/model';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables';
import { carPassCountsOf, certificateCountsOf, standsOf } from '../participants/participation-parts.repository';
import { quotaAnswer } from '../participants/participation-quota';
import { readCertificateShares, readPassQuota } from '../passes/pass-situation';

/** The certificate quota of a collective organiser and what takes places of it (ACC-078, ACC-080, ACC-081). */
export const readStandQuota = async (db: Kysely<Tables>, participationId: number, now: number) => {
  const { quota, given } = await readCertificateShares(db, participationId);
  const { count, held = 0 } = await readPassQuota(db, participationId, 'participant', now);
  const shares = {
    total: quota || null,
    own: count,
    held,
    given: given.reduce<number>((sum, part) => sum + (part ?? 0), 0),
  };
  return { ...shares, available: availableQuota(shares) };
};

const installationCountsOf = async (db: Kysely<Tables>, ids: readonly number[]): Promise<Map<number, number>> => {
  const rows = await db
    .selectFrom('personal_passes')
    .select(({ fn }) => ['participation_id', fn.countAll<number>().as('count')])
    .where('participation_id', 'in', [...ids])
    .where('type', '=', 'installation')
    .where('deleted_at', 'is', null)
    .groupBy('participation_id')
    .execute();
  return new Map(rows.map(({ participation_id, count }) => [participation_id, count]));
};

/** The newest invitation of the person who is to run a sub-exhibitor; others are the business of its own team (ACC-180). */
const invitationsOf = async (db: Kysely<Tables>, ids: readonly number[]) => {
  const rows = await db
    .selectFrom('invitations as i')
    .innerJoin('users as u', 'u.id', 'i.user_id')
    .select(['i.id', 'i.participation_id', 'i.activated_at', 'i.expires_at', 'u.password_hash'])
    .where('i.participation_id', 'in', [...ids])
    .where('i.role', '=', 'supervisor')
    .orderBy('i.id')
    .execute();
  return new Map(
    rows.map(({ id, participation_id, activated_at, expires_at, password_hash }) => {
      // who has an account by now came by another invitation
      const isPending = activated_at === null && password_hash === null;
      return [
        participation_id,
        {
          invite_id: id,
          invite: isPending ? ('pending' as const) : ('activated' as const),
          resend_from: isPending ? new Date(resendFrom(expires_at.getTime())).toISOString() : null,
        },
      ];
    }),
  );
};

const notInvited = { invite_id: null, invite: null, resend_from: null };

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
    .where('p.parent_id', '=', parentId)
    .where('p.deleted_at', 'is', null);
  if (wanted !== undefined) query = query.where('p.id', '=', wanted);
  const rows = await query.orderBy('p.id').execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ participation_id }) => participation_id);
  const stands = await standsOf(db, ids);
  const invitations = await invitationsOf(db, ids);
  const certificates = await certificateCountsOf(db, ids);
  const installations = await installationCountsOf(db, ids);
  const cars = await carPassCountsOf(db, ids);
  const held = await heldCountsOf(db, ids, now);
  return rows.map((row) => {
    const id = row.participation_id;
    return {
      id,
      ...(invitations.get(id) ?? notInvited),
      company: { id: row.id, name_rus: row.name_rus, name_eng: row.name_eng },
      is_edit: row.is_edit,
      is_profile_filled: missingProfileFields({ ...row, country: row.country_name === null ? null : {} }).length === 0,
      quota: quotaAnswer(row, stands.get(id) ?? [], certificates.get(id) ?? 0),
      pass_personal: certificates.get(id) ?? 0,
      pass_held: held.get(id) ?? 0,
      pass_installation: installations.get(id) ?? 0,
      pass_car: cars.get(id) ?? 0,
      catalog_order_id: row.order_id,
      catalog_order_status: row.order_status,
    };
  });
};

/** Places that the open links of participations hold (PASS-292). */
const heldCountsOf = async (db: Kysely<Tables>, ids: readonly number[], now: number): Promise<Map<number, number>> => {
  const rows = await db
    .selectFrom('pass_links')
    .select(({ fn }) => ['participation_id', fn.countAll<number>().as('count')])
    .where('participation_id', 'in', [...ids])
    .where('filled_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>=', new Date(Math.floor(now / 1000) * 1000))
    .groupBy('participation_id')
    .execute();
  return new Map(rows.map(({ participation_id, count }) => [participation_id, count]));
};

/** E-mails of the people who have a sub-exhibitor of this event or are invited to one (ACC-088). */
export const emailsOfSubExhibitors = async (db: Kysely<Tables>, parentId: number): Promise<Set<string>> => {
  const rows = await db
    .selectFrom('participation_users as pu')
    .innerJoin('participations as p', 'p.id', 'pu.participation_id')
    .innerJoin('users as u', 'u.id', 'pu.user_id')
    .select('u.email')
    .where('p.parent_id', '=', parentId)
    .where('p.deleted_at', 'is', null)
    .execute();
  return new Set(rows.map(({ email }) => email));
};
