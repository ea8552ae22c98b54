import { comparisonKey, localizedNames } from '@fairfront/shared-kit/domain/common';
import { sql, type Kysely } from 'kysely';
import { comparable } from '../../../platform/database/comparable';
import { localizedAs } from '../../../platform/database/localized-columns';
import type { Tables } from '../../../platform/database/tables';
import type { DescribedServiceRow, ServiceContext, ServiceRow } from './service.response';

type Scope = Pick<ServiceContext, 'exhibitionId' | 'type'>;

/** Whether the exhibition offers the service `s` of this row, by its offer `o`, to the type of the participation. */
export const isOffered = (type: string) =>
  sql<boolean>`(s.archived_at is null
    and coalesce(not o.is_hidden and (o.event_types is null or o.event_types @> to_jsonb(${type}::text)), true))`;

const servicesOf = (db: Kysely<Tables>, { exhibitionId }: Scope) =>
  db
    .selectFrom('additional_services as s')
    .innerJoin('service_executors as e', 'e.id', 's.executor_id')
    .leftJoin('service_offers as o', (join) =>
      join.onRef('o.service_id', '=', 's.id').on('o.exhibition_id', '=', exhibitionId),
    );

/** The columns of `ServiceRow`, of a service `s` with its executor `e` and its offer `o`. */
export const serviceColumns = [
  's.id',
  's.category_id',
  's.executor_id',
  's.unit_id',
  ...localizedNames('s.name'),
  ...localizedNames('s.short_description'),
  's.images',
  's.prices',
  's.requires',
  's.min_count',
  's.is_popular',
  ...localizedAs('e.name', 'executor'),
  'e.is_organizer',
  'o.order_until',
  'o.price_steps',
] as const;

/** All categories in their order, with the number of services that are offered in each. */
export const listCategories = (db: Kysely<Tables>, scope: Scope) =>
  db
    .selectFrom('service_categories as c')
    .select((eb) => [
      'c.id',
      'c.parent_id',
      'c.icon',
      ...localizedNames('c.name'),
      servicesOf(db, scope)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('s.category_id', '=', eb.ref('c.id'))
        .where(isOffered(scope.type))
        .$asScalar()
        .$notNull()
        .as('services_count'),
    ])
    .where('c.archived_at', 'is', null)
    .orderBy('c.position')
    .orderBy('c.id')
    .execute();

/** A category with the number of services that are offered in it. */
export type CategoryRow = Awaited<ReturnType<typeof listCategories>>[number];

/** The stored services by id, offered or not, with the offer of the exhibition. */
export const serviceRows = async (
  db: Kysely<Tables>,
  ids: readonly number[],
  { exhibitionId, type }: Scope,
): Promise<Map<number, ServiceRow & { is_offered: boolean; is_archived: boolean }>> => {
  if (ids.length === 0) return new Map();
  const rows = await servicesOf(db, { exhibitionId, type })
    .select(serviceColumns)
    .select([isOffered(type).as('is_offered'), sql<boolean>`s.archived_at is not null`.as('is_archived')])
    .where('s.id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
};

/** The first services with a text in a name or synonym (all with an empty one), offered or not, without archived ones. */
export const findServices = (
  db: Kysely<Tables>,
  search: string,
  { exhibitionId, type }: Scope,
  limit: number,
): Promise<(ServiceRow & { is_offered: boolean })[]> => {
  const words = comparisonKey(search);
  const texts = [...localizedNames('s.name'), 's.synonyms'];
  return servicesOf(db, { exhibitionId, type })
    .select(serviceColumns)
    .select(isOffered(type).as('is_offered'))
    .where('s.archived_at', 'is', null)
    .where((on) => on.or(texts.map((text) => on(sql`position(${words} in ${comparable(sql.ref(text))})`, '>', 0))))
    .orderBy('s.position')
    .orderBy('s.name_rus')
    .orderBy('s.id')
    .limit(limit)
    .execute();
};

/** One service and those that it recommends, with their descriptions, offered or not; empty for an unknown id. */
export const readServiceWithRelated = (db: Kysely<Tables>, id: number, scope: Scope): Promise<DescribedServiceRow[]> =>
  servicesOf(db, scope)
    .select(serviceColumns)
    .select([...localizedNames('s.description'), 's.related_ids', isOffered(scope.type).as('is_offered')])
    .where((eb) => eb.or([eb('s.id', '=', id), isRelatedTo(id)]))
    .execute();

const isRelatedTo = (id: number) =>
  sql<boolean>`(select r.related_ids from additional_services r where r.id = ${id}) @> to_jsonb(s.id)`;
