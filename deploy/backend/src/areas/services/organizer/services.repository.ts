import { comparisonKey, localizedNames, type Localized } from '@fairfront/shared-kit/domain/common';
import { sql, type Kysely, type Transaction, type Insertable } from 'kysely';
import { comparable } from '../../../platform/database/comparable';
import type { Tables } from '../../../platform/database/tables';
import type { Paging } from '../../../platform/http/paging';

const factColumns = [
  's.id',
  's.category_id',
  ...localizedNames('s.name'),
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

export type OfferedServiceRow = Awaited<ReturnType<ReturnType<typeof servicesAt>['executeTakeFirstOrThrow']>>;

export type ServiceFactsRow = Pick<
  OfferedServiceRow,
  'id' | 'category_id' | keyof Localized<'name'> | 'is_popular' | 'synonyms' | 'requires'
>;

/** The filter of the list. */
export interface ServicesFilter {
  exhibitionId: number;
  /** Part of a name in any language. */
  search?: string;
  categoryId?: number;
  isPopular?: boolean;
  isHidden?: boolean;
}

/** One page of all services in the organiser's order, with the offers of one exhibition; null for an unknown exhibition. */
export const listServicesAt = async (
  db: Kysely<Tables>,
  { exhibitionId, search, categoryId, isPopular, isHidden }: ServicesFilter,
  { page, perPage }: Paging,
): Promise<{ rows: OfferedServiceRow[]; total: number } | null> => {
  let query = servicesAt(db, exhibitionId);
  if (categoryId !== undefined) query = query.where('s.category_id', '=', categoryId);
  if (isPopular !== undefined) query = query.where('s.is_popular', '=', isPopular);
  if (isHidden !== undefined) query = query.where(sql<boolean>`coalesce(o.is_hidden, false)`, '=', isHidden);
  const words = comparisonKey(search ?? '');
  if (words) {
    query = query.where((on) =>
      on.or(
        localizedNames('s.name').map((name) => on(sql`position(${words} in ${comparable(sql.ref(name))})`, '>', 0)),
      ),
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
  return { rows, total };
};

/** One service at one exhibition; undefined for an unknown one. */
export const findServiceAt = (
  db: Kysely<Tables>,
  exhibitionId: number,
  serviceId: number,
): Promise<OfferedServiceRow | undefined> =>
  servicesAt(db, exhibitionId).where('s.id', '=', serviceId).executeTakeFirst();

/** Locks the part of a service that is the same at all exhibitions; undefined for an unknown one. */
export const lockServiceFacts = (trx: Transaction<Tables>, serviceId: number): Promise<ServiceFactsRow | undefined> =>
  trx
    .selectFrom('additional_services as s')
    .select(factColumns)
    .where('s.id', '=', serviceId)
    .forUpdate()
    .executeTakeFirst();

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
