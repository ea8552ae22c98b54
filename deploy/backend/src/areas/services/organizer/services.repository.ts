import { comparable } from '../../../platform/database/comparable';
import { comparisonKey } from '@fairfront/shared-kit/model';
import { sql, type Kysely, type Transaction, type Insertable, type Updateable } from 'kysely';
import { flagsOf } from '../additional-services/service-requirements';
import type { Tables } from '../../../platform/database/tables';
import type { Paging } from '../../../platform/http/paging';
import type { OrganizerService, OrganizerServiceFacts } from '@fairfront/shared-kit/domain/services/api';

/** Sign between the synonyms of a service in their column. */
const between = ', ';

const synonymsOf = (stored: string): string[] => (stored === '' ? [] : stored.split(between));
export const storedSynonyms = (synonyms: readonly string[]): string => synonyms.join(between);

const factColumns = [
  's.id',
  's.category_id',
  's.name_rus',
  's.name_eng',
  's.is_popular',
  's.synonyms',
  's.requires',
] as const;

const servicesAt = (db: Kysely<Tables>, exhibitionId: number) =>
  db
    .selectFrom('additional_services as s')
    .leftJoin('service_offers as o', (join) =>
      join.onRef('o.service_id', '=', 's.id').on('o.exhibition_id', '=', exhibitionId),
    )
    .select(factColumns)
    .select(['o.is_hidden', 'o.event_types', 'o.order_until', 'o.price_steps']);

type Row = Awaited<ReturnType<ReturnType<typeof servicesAt>['executeTakeFirstOrThrow']>>;
type Facts = Pick<Row, 'id' | 'category_id' | 'name_rus' | 'name_eng' | 'is_popular' | 'synonyms' | 'requires'>;

const factsOf = (row: Facts): OrganizerServiceFacts => ({
  id: row.id,
  category_id: row.category_id,
  name_rus: row.name_rus,
  name_eng: row.name_eng,
  is_popular: row.is_popular,
  synonyms: synonymsOf(row.synonyms),
  ...flagsOf(row.requires),
});

const answerOf = (row: Row, exhibitionId: number): OrganizerService => ({
  ...factsOf(row),
  offer: {
    exhibition_id: exhibitionId,
    is_hidden: row.is_hidden ?? false,
    event_types: row.event_types,
    order_until: row.order_until,
    price_steps: row.price_steps ?? [],
  },
});

/** What the list is narrowed by. */
export interface ServicesFilter {
  exhibitionId: number;
  /** Part of a name in either language. */
  search?: string;
  categoryId?: number;
  isPopular?: boolean;
  isHidden?: boolean;
}

/** One page of all services in the organiser's order, with what one exhibition changes of them; null for an unknown one. */
export const listServicesAt = async (
  db: Kysely<Tables>,
  { exhibitionId, search, categoryId, isPopular, isHidden }: ServicesFilter,
  { page, perPage }: Paging,
): Promise<{ services: OrganizerService[]; total: number } | null> => {
  let query = servicesAt(db, exhibitionId);
  if (categoryId !== undefined) query = query.where('s.category_id', '=', categoryId);
  if (isPopular !== undefined) query = query.where('s.is_popular', '=', isPopular);
  if (isHidden !== undefined) query = query.where(sql<boolean>`coalesce(o.is_hidden, false)`, '=', isHidden);
  const words = comparisonKey(search ?? '');
  if (words) {
    query = query.where((on) =>
      on.or([
        on(sql`position(${words} in ${comparable(sql.ref('s.name_rus'))})`, '>', 0),
        on(sql`position(${words} in ${comparable(sql.ref('s.name_eng'))})`, '>', 0),
      ]),
    );
  }
  const { total, is_known } = await query
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .select(sql<boolean>`exists (select 1 from exhibitions where id = ${exhibitionId})`.as('is_known'))
    .executeTakeFirstOrThrow();
  if (!is_known) return null;
  const rows = await query
    .orderBy('s.position')
    .orderBy('s.name_rus')
    .orderBy('s.id')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  return { services: rows.map((row) => answerOf(row, exhibitionId)), total };
};

/** One service at one exhibition; null for an unknown one. */
export const findServiceAt = async (
  db: Kysely<Tables>,
  exhibitionId: number,
  serviceId: number,
): Promise<OrganizerService | null> => {
  const row = await servicesAt(db, exhibitionId).where('s.id', '=', serviceId).executeTakeFirst();
  return row ? answerOf(row, exhibitionId) : null;
};

/** One service as it is at all exhibitions; null for an unknown one. Give the handle of a transaction to lock it. */
export const lockServiceFacts = async (
  trx: Transaction<Tables>,
  serviceId: number,
): Promise<OrganizerServiceFacts | null> => {
  const row = await trx
    .selectFrom('additional_services as s')
    .select(factColumns)
    .where('s.id', '=', serviceId)
    .forUpdate()
    .executeTakeFirst();
  return row ? factsOf(row) : null;
};

/** Changes what a service is at all exhibitions. */
export const storeServiceFacts = async (
  trx: Transaction<Tables>,
  serviceId: number,
  values: Pick<Updateable<Tables['additional_services']>, 'is_popular' | 'synonyms' | 'requires'>,
): Promise<void> => {
  await trx.updateTable('additional_services').set(values).where('id', '=', serviceId).execute();
};

/** Stores what an exhibition changes of a service, in the place of what it changed before. */
export const storeOffer = async (
  trx: Transaction<Tables>,
  { exhibitionId, serviceId }: { exhibitionId: number; serviceId: number },
  values: Omit<Insertable<Tables['service_offers']>, 'exhibition_id' | 'service_id'>,
): Promise<void> => {
  await trx
    .insertInto('service_offers')
    .values({ exhibition_id: exhibitionId, service_id: serviceId, ...values })
    .onConflict((conflict) => conflict.columns(['exhibition_id', 'service_id']).doUpdateSet(values))
    .execute();
};
