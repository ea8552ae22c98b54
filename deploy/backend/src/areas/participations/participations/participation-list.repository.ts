import { localizedNames } from '@fairfront/shared-kit/domain/common';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import { exhibitionColumns } from '../exhibitions/exhibition-facts';
import {
  isMember,
  isMemberOrOrganizer,
  isPrimary,
  roleOf,
  certificateCount,
} from '../../../identity/memberships/membership.repository';
import { carPassCount, standRows } from '../access/participation-parts.repository';

/** Which participations `listParticipations` returns. */
export interface ParticipationsFilter {
  userId: number;
  exhibitionId?: number;
  /** The only participation of staff who act as an exhibitor. */
  actingFor?: number;
  /** True: exhibitions that have ended; false: the others; both if absent. */
  archive?: boolean;
  now: Date;
  page: number;
  perPage: number;
}

/**
 * One page of the participations of a user; within one exhibition also those of the sub-exhibitors whose collective organiser
 * the user belongs to. Current ones in the order of their start, ended ones newest first.
 */
export const listParticipations = async (db: Kysely<Tables>, filter: ParticipationsFilter) => {
  const { userId, exhibitionId, actingFor, archive, now } = filter;
  const hasEnded = sql<boolean>`e.ended_at < (${now.toISOString()}::timestamptz at time zone e.timezone)::date`;
  let found = db
    .selectFrom('participations as p')
    .innerJoin('exhibitions as e', 'e.id', 'p.exhibition_id')
    .innerJoin('companies as c', 'c.id', 'p.company_id')
    .leftJoin('catalog_orders as o', 'o.participation_id', 'p.id')
    .where('p.deleted_at', 'is', null);
  if (actingFor !== undefined) found = found.where('p.id', '=', actingFor);
  else found = found.where(exhibitionId === undefined ? isMember(userId, 'p') : isMemberOrOrganizer(userId, 'p'));
  if (exhibitionId !== undefined) found = found.where('p.exhibition_id', '=', exhibitionId);
  if (archive !== undefined) found = found.where(archive ? hasEnded : sql<boolean>`not ${hasEnded}`);

  const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .select(exhibitionColumns.flatMap((name) => (name === 'id' ? [] : [`e.${name}` as const])))
    .select([
      'p.id as participation_id',
      'p.exhibition_id',
      'p.extended_dates',
      'p.type',
      'p.quota_certificate',
      'p.quota_installation',
      'p.quota_car',
      'c.id as company_id',
      ...localizedNames('c.name'),
      'o.status as catalog_order_status',
    ])
    .select([
      standRows().as('stands'),
      certificateCount().as('certificate_count'),
      carPassCount().as('car_passes_count'),
      isPrimary(userId).as('is_primary'),
      roleOf(userId, 'p').as('role'),
    ])
    .orderBy('e.started_at', archive ? 'desc' : 'asc')
    .orderBy('p.id')
    .limit(filter.perPage)
    .offset((filter.page - 1) * filter.perPage)
    .execute();
  return { rows, total };
};

export type ParticipationListRow = Awaited<ReturnType<typeof listParticipations>>['rows'][number];
