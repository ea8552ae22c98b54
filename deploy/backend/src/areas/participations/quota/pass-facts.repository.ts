import type { PassStatus, PersonalPassType } from '@fairfront/shared-kit/domain/passes';
import type { EventType } from '@fairfront/shared-kit/domain/participations';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import { heldCount } from '../access/participation-parts.repository';
import { jsonRows } from '../../../platform/database/json-rows';

/** Numbers of equal personal passes that are not deleted. */
export interface PeopleCount {
  type: PersonalPassType;
  status: PassStatus;
  is_simple_visa: boolean | null;
  count: number;
  /** The oldest of them. */
  first_id: number;
}

interface CarCount {
  status: PassStatus;
  /** Null if no stand has been assigned. */
  stand_id: number | null;
  count: number;
}

/** The numbers of passes of a participation, and what their quota depends on. */
export interface PassFacts {
  type: EventType;
  quota_certificate: number | null;
  quota_installation: number | null;
  quota_car: number | null;
  stand_areas: { area: number }[];
  /** Certificate quotas of the sub-exhibitors, without deleted ones. */
  given: { quota: number | null }[];
  held: number;
  people: PeopleCount[];
  cars: CarCount[];
}

/**
 * The facts without the type, as columns of a statement that reads a participation `p`.
 * @param now ms since the epoch: a link reserves its place until its end
 */
export const passFactColumns = (now: number) =>
  [
    sql<number | null>`p.quota_certificate`.as('quota_certificate'),
    sql<number | null>`p.quota_installation`.as('quota_installation'),
    sql<number | null>`p.quota_car`.as('quota_car'),
    jsonRows(sql<{ area: number }>`select s.area from stands s where s.participation_id = p.id`).as('stand_areas'),
    jsonRows(sql<{ quota: number | null }>`
    select sub.quota_certificate as quota from participations sub
    where sub.parent_id = p.id and sub.deleted_at is null`).as('given'),
    heldCount(now).as('held'),
    jsonRows(sql<PeopleCount>`
    select pp.type, pp.status, c.is_simple_visa, count(*) as count, min(pp.id) as first_id
    from personal_passes pp
    left join countries c on c.id = pp.country_id
    where pp.participation_id = p.id and pp.deleted_at is null
    group by pp.type, pp.status, c.is_simple_visa`).as('people'),
    jsonRows(sql<CarCount>`
    select cp.status, cp.stand_id, count(*) as count from car_passes cp
    where cp.participation_id = p.id and cp.deleted_at is null
    group by cp.status, cp.stand_id`).as('cars'),
  ] as const;

/** @throws for an unknown participation; access is checked before */
export const readPassFacts = (db: Kysely<Tables>, participationId: number, now: number): Promise<PassFacts> =>
  db
    .selectFrom('participations as p')
    .select('p.type')
    .select(passFactColumns(now))
    .where('p.id', '=', participationId)
    .executeTakeFirstOrThrow();
