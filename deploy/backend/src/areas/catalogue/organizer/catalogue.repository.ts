import { localizedNames } from '@fairfront/shared-kit/domain/common';
import type { CatalogueOrderStatus } from '@fairfront/shared-kit/domain/catalogue';
import { sql, type Kysely, type Transaction } from 'kysely';
import { catalogOrderRows } from '../catalogue/orders.repository';
import type { Tables } from '../../../platform/database/tables';
import type { Paging } from '../../../platform/http/paging';
import { type OrderListFilter, pageOfOrders, standRows } from '../../participations';
import { jsonRows } from '../../../platform/database/json-rows';
import type { OrganizerCatalogOrderDetail } from '@fairfront/shared-kit/domain/catalogue/api';

/** Orders of all participations, without those of deleted sub-exhibitors. */
const ordersOfAll = (db: Kysely<Tables>) =>
  db
    .selectFrom('catalog_orders as o')
    .innerJoin('participations as p', 'p.id', 'o.participation_id')
    .innerJoin('companies as c', 'c.id', 'p.company_id')
    .select([
      'o.id',
      'o.participation_id',
      'o.status',
      'o.version',
      'o.priced',
      'o.submitted_at',
      'o.editable_until',
      'o.updated_at',
      'p.type',
      'p.exhibition_id',
      ...localizedNames('c.name'),
    ])
    .select(standRows().as('stands'))
    .where('p.deleted_at', 'is', null);

export type OrderOfAllRow = Awaited<ReturnType<ReturnType<typeof ordersOfAll>['executeTakeFirstOrThrow']>>;

/** One page of the catalogue orders of all participations, newest first. */
export const listCatalogOrders = (
  db: Kysely<Tables>,
  filter: OrderListFilter<CatalogueOrderStatus>,
  paging: Paging,
): Promise<{ rows: OrderOfAllRow[]; total: number }> => pageOfOrders(ordersOfAll(db), filter, paging);

interface CommentRow {
  id: number;
  step_key: OrganizerCatalogOrderDetail['order']['step_key'];
  field: string | null;
  text: string;
  answer: string | null;
}

/** One order with its company, who sent it and its earlier comments; undefined for an unknown one. */
export const findCatalogOrderOfAll = (db: Kysely<Tables>, orderId: number) =>
  catalogOrderRows(db)
    .innerJoin('participations as p', 'p.id', 'o.participation_id')
    .innerJoin('companies as c', 'c.id', 'p.company_id')
    .leftJoin('users as u', 'u.id', 'o.submitted_by')
    .select(['p.type', 'p.exhibition_id', ...localizedNames('c.name')])
    .select(['u.id as user_id', 'u.email', sql<string | null>`trim(u.name || ' ' || u.lastname)`.as('user_name')])
    .select([
      standRows().as('stands'),
      jsonRows(sql<CommentRow>`
        select k.id, k.step_key, k.field, k.text, k.answer from catalog_order_comments k
        where k.order_id = o.id and k.closed_at is not null order by k.id`).as('earlier_comments'),
    ])
    .where('o.id', '=', orderId)
    .where('p.deleted_at', 'is', null)
    .executeTakeFirst();

const placeOf = (db: Kysely<Tables>, orderId: number) =>
  db
    .selectFrom('catalog_orders as o')
    .innerJoin('participations as p', 'p.id', 'o.participation_id')
    .select('o.participation_id')
    .where('o.id', '=', orderId)
    .where('p.deleted_at', 'is', null);

/** Locks an order until the end of the transaction. @returns its participation; null for an unknown order */
export const lockPlaceOfCatalogOrder = async (trx: Transaction<Tables>, orderId: number): Promise<number | null> =>
  (await placeOf(trx, orderId).forUpdate('o').executeTakeFirst())?.participation_id ?? null;

/** The participation of an order, without a lock; null for an unknown one. */
export const placeOfCatalogOrder = async (db: Kysely<Tables>, orderId: number): Promise<number | null> =>
  (await placeOf(db, orderId).executeTakeFirst())?.participation_id ?? null;
