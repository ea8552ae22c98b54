import { missingProfileFields } from '@fairfront/mf-account/model';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables';
import { carPassCountsOf, certificateCountsOf, standsOf } from './participation-parts.repository';
import { quotaAnswer } from './participation-quota';

/** Sub-exhibitors of a collective organiser, in the order of their numbers (ACC-076). */
export const listSubParticipations = async (db: Kysely<Tables>, parentId: number) => {
  const rows = await db
    .selectFrom('participations as p')
    .innerJoin('companies as c', 'c.id', 'p.company_id')
    .leftJoin('countries as co', 'co.id', 'c.country_id')
    .leftJoin('catalog_orders as o', 'o.participation_id', 'p.id')
    .leftJoin('invitations as i', 'i.participation_id', 'p.id')
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
      'i.id as invite_id',
      'i.activated_at',
    ])
    .distinctOn('p.id')
    .where('p.parent_id', '=', parentId)
    .orderBy('p.id')
    .orderBy('i.id', 'desc')
    .execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ participation_id }) => participation_id);
  const stands = await standsOf(db, ids);
  const certificates = await certificateCountsOf(db, ids);
  const cars = await carPassCountsOf(db, ids);
  return rows.map((row) => {
    const id = row.participation_id;
    return {
      id,
      invite_id: row.invite_id,
      invite: row.invite_id === null ? null : row.activated_at === null ? ('pending' as const) : ('activated' as const),
      company: { id: row.id, name_rus: row.name_rus, name_eng: row.name_eng },
      is_edit: row.is_edit,
      is_profile_filled: missingProfileFields({ ...row, country: row.country_name === null ? null : {} }).length === 0,
      quota: quotaAnswer(row, stands.get(id) ?? [], certificates.get(id) ?? 0),
      pass_personal: certificates.get(id) ?? 0,
      pass_car: cars.get(id) ?? 0,
      catalog_order_id: row.order_id,
      catalog_order_status: row.order_status,
    };
  });
};
