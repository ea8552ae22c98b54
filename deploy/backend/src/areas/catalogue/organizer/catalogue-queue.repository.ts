import { waitingOrderStatuses, type CatalogueQueuePart, type OrderDraft } from '@fairfront/shared-kit/domain/catalogue';
import { comparisonKey, localizedNames } from '@fairfront/shared-kit/domain/common';
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import type { Paging } from '../../../platform/http/paging';
import { standRows } from '../../participations';

/** What the queue of an exhibition is narrowed by. */
interface QueueFilter {
  exhibitionId: number;
  part: CatalogueQueuePart;
  search: string;
  order: 'oldest' | 'newest';
}

const waiting = (db: Kysely<Tables>, exhibitionId: number) =>
  db
    .selectFrom('catalog_orders as o')
    .innerJoin('participations as p', 'p.id', 'o.participation_id')
    .innerJoin('companies as c', 'c.id', 'p.company_id')
    .where('p.exhibition_id', '=', exhibitionId)
    .where('p.deleted_at', 'is', null)
    .where('o.status', 'in', waitingOrderStatuses);

const isFound = (search: string): RawBuilder<boolean> => {
  const words = comparisonKey(search);
  if (words === '') return sql<boolean>`true`;
  return sql<boolean>`(o.id::text = ${words} or position(${words} in c.search_key) > 0
    or position(${words} in lower(o.draft->>'companyName')) > 0
    or position(${words} in lower(o.draft->>'companyNameEng')) > 0
    or exists (select 1 from stands s where s.participation_id = p.id and position(${words} in lower(s.title)) > 0))`;
};

const queueRows = (db: Kysely<Tables>, exhibitionId: number) =>
  waiting(db, exhibitionId)
    .innerJoin('exhibitions as e', 'e.id', 'p.exhibition_id')
    .leftJoin('catalog_templates as t', 't.exhibition_id', 'e.id')
    .select(['o.id', 'o.status', 'o.version', 'o.participation_id', 'o.priced', 'o.submitted_at', 'o.updated_at'])
    .select(['p.type', 'p.extended_dates', 'e.timezone', 'e.catalog_order_deadline', ...localizedNames('c.name')])
    .select([
      standRows().as('stands'),
      sql<OrderDraft>`o.draft`.as('draft'),
      sql<string | null>`t.data->>'catalog_print_started_at'`.as('catalog_print_started_at'),
      sql<number>`(select count(*)::int from catalog_order_versions v
        where v.order_id = o.id and v.by_staff and v.status = 'draft')`.as('returns'),
    ]);

/** A waiting order with what the rules for its hints look at. */
export type QueuedOrderRow = Awaited<ReturnType<ReturnType<typeof queueRows>['executeTakeFirstOrThrow']>>;

/** One page of the queue, in the order in which the orders were sent or in the reverse. */
export const listCatalogueQueue = (
  db: Kysely<Tables>,
  { exhibitionId, part, search, order }: QueueFilter,
  { page, perPage }: Paging,
): Promise<QueuedOrderRow[]> => {
  const direction = order === 'newest' ? 'desc' : 'asc';
  let query = queueRows(db, exhibitionId).where(isFound(search));
  if (part !== 'all') query = query.where('o.status', '=', part);
  return query
    .orderBy('o.submitted_at', direction)
    .orderBy('o.id', direction)
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
};

/** How many orders wait by part, among those that a search finds. */
export const countCatalogueQueue = async (
  db: Kysely<Tables>,
  { exhibitionId, search }: Pick<QueueFilter, 'exhibitionId' | 'search'>,
): Promise<Record<CatalogueQueuePart, number>> => {
  const counted = (part: 'sent' | 'moderation') =>
    sql<number>`count(*) filter (where o.status = ${part})::int`.as(part);
  const { sent, moderation } = await waiting(db, exhibitionId)
    .where(isFound(search))
    .select([counted('sent'), counted('moderation')])
    .executeTakeFirstOrThrow();
  return { all: sent + moderation, sent, moderation };
};

/** The number of waiting orders of an exhibition, as a part of a statement. */
export const waitingCatalogueOrders = (exhibitionId: number): RawBuilder<number> => sql<number>`(
  select count(*)::int from catalog_orders o join participations p on p.id = o.participation_id
  where p.exhibition_id = ${exhibitionId} and p.deleted_at is null
    and o.status in (${sql.join([...waitingOrderStatuses])}))`;

/** An order that staff decide, locked, with their last decision; undefined for an unknown one. */
export const lockDecidedOrder = (trx: Transaction<Tables>, orderId: number) =>
  trx
    .selectFrom('catalog_orders as o')
    .innerJoin('participations as p', 'p.id', 'o.participation_id')
    .innerJoin('exhibitions as e', 'e.id', 'p.exhibition_id')
    .leftJoin('catalog_templates as t', 't.exhibition_id', 'e.id')
    .select(['o.id', 'o.status', 'o.version', 'o.return_reason', 'o.editable_until', 'p.exhibition_id'])
    .select(['p.type', 'p.extended_dates', 'e.timezone', 'e.catalog_order_deadline'])
    .select([
      sql<string | null>`t.data->>'catalog_print_started_at'`.as('catalog_print_started_at'),
      sql<{ at: string; id: number | null; name: string | null; lastname: string | null } | null>`(
        select jsonb_build_object('at', v.saved_at, 'id', u.id, 'name', u.name, 'lastname', u.lastname)
        from catalog_order_versions v left join users u on u.id = v.saved_by
        where v.order_id = o.id and v.by_staff order by v.version desc limit 1)`.as('last'),
    ])
    .where('o.id', '=', orderId)
    .where('p.deleted_at', 'is', null)
    .forUpdate('o')
    .executeTakeFirst();

/** A row of `lockDecidedOrder`. */
export type DecidedOrderRow = NonNullable<Awaited<ReturnType<typeof lockDecidedOrder>>>;
