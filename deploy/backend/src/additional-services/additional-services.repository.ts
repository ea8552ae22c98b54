import { sql, type Kysely, type Selectable } from 'kysely';
import type { Tables } from '../database/tables';
import type { AdditionalService, ServiceCategory } from './additional-services.schema';
import type { AdditionalServicesTable } from './tables';

/** The tree of categories; those without a service in themselves or below are left out (SVC-019). */
export const categoryTree = async (db: Kysely<Tables>): Promise<ServiceCategory[]> => {
  const rows = await db
    .selectFrom('service_categories')
    .leftJoin('additional_services', 'additional_services.category_id', 'service_categories.id')
    .select(({ fn }) => [
      'service_categories.id',
      'service_categories.parent_id',
      'service_categories.icon',
      'service_categories.name_rus',
      'service_categories.name_eng',
      fn.count<number>('additional_services.id').as('services_count'),
    ])
    .groupBy('service_categories.id')
    .orderBy('service_categories.position')
    .orderBy('service_categories.id')
    .execute();
  const childrenOf = (id: number) =>
    rows
      .filter(({ parent_id, services_count }) => parent_id === id && services_count > 0)
      .map(({ parent_id: _parent, ...child }) => child);
  return rows
    .filter(({ parent_id }) => parent_id === null)
    .map(({ parent_id: _parent, ...category }) => ({ ...category, children: childrenOf(category.id) }))
    .filter(({ services_count, children }) => services_count > 0 || children.length > 0);
};

export interface ServiceFilter {
  categoryId?: number;
  isPopular: boolean;
  /** Found in the name or the short description of the language. */
  search?: { text: string; language: 'rus' | 'eng' };
  page: number;
  perPage: number;
}

const requirements = [
  'contract',
  'stand_area',
  'quantity_by_date',
  'time_range_by_date',
  'date_install',
  'date_exhibition',
  'date_dismantling',
] as const;
type Requirement = (typeof requirements)[number];

const flagsOf = (asked: readonly string[]) =>
  Object.fromEntries(requirements.map((name) => [`is_required_${name}`, asked.includes(name)])) as Record<
    `is_required_${Requirement}`,
    boolean
  >;

/** Signs that `like` reads as patterns, taken literally. */
const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

const servicesWithNames = (db: Kysely<Tables>) =>
  db
    .selectFrom('additional_services as s')
    .innerJoin('service_executors as e', 'e.id', 's.executor_id')
    .innerJoin('service_units as u', 'u.id', 's.unit_id');

const nameColumns = [
  'e.name_rus as executor_rus',
  'e.name_eng as executor_eng',
  'e.is_organizer',
  'u.name_rus as unit_rus',
  'u.name_eng as unit_eng',
] as const;

interface ServiceRow extends Selectable<AdditionalServicesTable> {
  executor_rus: string;
  executor_eng: string;
  is_organizer: boolean;
  unit_rus: string;
  unit_eng: string;
}

const serviceAnswer = (row: ServiceRow): AdditionalService => ({
  id: row.id,
  category_id: row.category_id,
  name_rus: row.name_rus,
  name_eng: row.name_eng,
  short_description_rus: row.short_description_rus,
  short_description_eng: row.short_description_eng,
  prices: Object.entries(row.prices).map(([currency, hundredths]) => ({
    currency,
    price_with_vat: hundredths / 100,
    unit: { id: row.unit_id, name_rus: row.unit_rus, name_eng: row.unit_eng },
  })),
  executor: {
    id: row.executor_id,
    name_rus: row.executor_rus,
    name_eng: row.executor_eng,
    is_organizer: row.is_organizer,
  },
  is_popular: row.is_popular,
  ...flagsOf(row.requires),
});

/** One page of services in the organiser's order, then by name (SVC-025, SVC-026). */
export const listServices = async (
  db: Kysely<Tables>,
  filter: ServiceFilter,
): Promise<{ services: AdditionalService[]; total: number }> => {
  let found = servicesWithNames(db);
  if (filter.categoryId !== undefined) found = found.where('s.category_id', '=', filter.categoryId);
  if (filter.isPopular) found = found.where('s.is_popular', '=', true);
  if (filter.search) {
    const pattern = `%${literally(filter.search.text.toLowerCase())}%`;
    const { language } = filter.search;
    found = found.where(({ or, eb }) =>
      or([
        eb(sql<string>`lower(${sql.ref(`s.name_${language}`)})`, 'like', pattern),
        eb(sql<string>`lower(${sql.ref(`s.short_description_${language}`)})`, 'like', pattern),
      ]),
    );
  }
  const [{ total }, rows] = await Promise.all([
    found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    found
      .selectAll('s')
      .select(nameColumns)
      .orderBy('s.position')
      .orderBy('s.name_rus')
      .limit(filter.perPage)
      .offset((filter.page - 1) * filter.perPage)
      .execute(),
  ]);
  return { services: rows.map(serviceAnswer), total };
};

/** Those services of a list of ids that exist, by id. */
export const servicesById = async (
  db: Kysely<Tables>,
  ids: readonly number[],
): Promise<Map<number, AdditionalService>> => {
  if (ids.length === 0) return new Map();
  const rows = await servicesWithNames(db).selectAll('s').select(nameColumns).where('s.id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, serviceAnswer(row)]));
};
