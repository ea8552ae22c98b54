import type { PassStatus, PersonalPassType } from '@fairfront/shared-kit/domain/passes';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import type { Paging } from '../../../platform/http/paging';

export interface PassesFilter {
  kind?: 'personal' | 'car';
  status?: PassStatus;
  type?: PersonalPassType;
  participationId?: number;
}

/** Personal and car passes of all participations that are not deleted, oldest first. */
export const listPassesToDecide = async (db: Kysely<Tables>, filter: PassesFilter, { page, perPage }: Paging) => {
  const { kind, status, type, participationId } = filter;
  let people = db
    .selectFrom('personal_passes')
    .select([
      sql<'personal' | 'car'>`'personal'`.as('kind'),
      'id',
      sql<PersonalPassType | null>`type`.as('type'),
      'status',
      'participation_id',
      'company_name',
      sql<string>`lastname || ' ' || name`.as('title'),
      'created_at',
    ])
    .where('deleted_at', 'is', null);
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
    .where('p.deleted_at', 'is', null);
  if (status !== undefined) {
    people = people.where('status', '=', status);
    cars = cars.where('p.status', '=', status);
  }
  if (participationId !== undefined) {
    people = people.where('participation_id', '=', participationId);
    cars = cars.where('p.participation_id', '=', participationId);
  }
  if (type !== undefined) people = people.where('type', '=', type);
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
