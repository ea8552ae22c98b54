import type { PassStatus, PersonalPassType } from '@fairfront/shared-kit/domain/passes';
import type { StaffExhibitions } from '@fairfront/shared-kit/domain/http';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import { withinExhibitions } from '../../../platform/database/within-exhibitions';
import type { Paging } from '../../../platform/http/paging';

export interface PassesFilter {
  /** Those of the reader. */
  within: StaffExhibitions;
  kind?: 'personal' | 'car';
  status?: PassStatus;
  type?: PersonalPassType;
  participationId?: number;
}

/** Personal and car passes of all participations that are not deleted, oldest first. */
export const listPassesToDecide = async (db: Kysely<Tables>, filter: PassesFilter, { page, perPage }: Paging) => {
  const { within, kind, status, type, participationId } = filter;
  let people = db
    .selectFrom('personal_passes as p')
    .innerJoin('participations as pa', 'pa.id', 'p.participation_id')
    .select([
      sql<'personal' | 'car'>`'personal'`.as('kind'),
      'p.id',
      sql<PersonalPassType | null>`p.type`.as('type'),
      'p.status',
      'p.participation_id',
      'p.company_name',
      sql<string>`p.lastname || ' ' || p.name`.as('title'),
      'p.created_at',
    ])
    .where('p.deleted_at', 'is', null)
    .where(withinExhibitions('pa.exhibition_id', within));
  let cars = db
    .selectFrom('car_passes as p')
    .innerJoin('participations as pa', 'pa.id', 'p.participation_id')
    .innerJoin('companies as c', 'c.id', 'pa.company_id')
    .select([
      sql<'personal' | 'car'>`'car'`.as('kind'),
      'p.id',
      sql<PersonalPassType | null>`null::text`.as('type'),
      'p.status',
      'p.participation_id',
      'c.name_rus as company_name',
      'p.car_number as title',
      'p.created_at',
    ])
    .where('p.deleted_at', 'is', null)
    .where(withinExhibitions('pa.exhibition_id', within));
  if (status !== undefined) {
    people = people.where('p.status', '=', status);
    cars = cars.where('p.status', '=', status);
  }
  if (participationId !== undefined) {
    people = people.where('p.participation_id', '=', participationId);
    cars = cars.where('p.participation_id', '=', participationId);
  }
  if (type !== undefined) people = people.where('p.type', '=', type);
  if (kind === 'car') people = people.where(sql<boolean>`false`);
  if (kind === 'personal' || type !== undefined) cars = cars.where(sql<boolean>`false`);

  const all = db.selectFrom(people.unionAll(cars).as('passes'));
  const { total } = await all.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await all
    .selectAll()
    .orderBy('created_at')
    .orderBy('kind')
    .orderBy('id')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  return { rows, total };
};

/** A pass of a person or a vehicle in the list of the organiser. */
export type PassToDecide = Awaited<ReturnType<typeof listPassesToDecide>>['rows'][number];
