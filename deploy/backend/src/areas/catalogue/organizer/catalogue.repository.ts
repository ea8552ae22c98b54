import { catalogueTotalsResponse, orderMoves, type CatalogueOrderStatus } from '@fairfront/shared-kit/domain/catalogue';
import { sql, type Kysely, type Transaction } from 'kysely';
import { readCatalogue } from '../catalogue/catalogue-access';
import { catalogOrderResponse } from '../catalogue/order-response';
import { catalogOrderRows } from '../catalogue/orders.repository';
import type { TemplateStore } from '../catalogue/template-store';
import type { Tables } from '../../../platform/database/tables';
import type { Paging } from '../../../platform/http/paging';
import { standRows } from '../../participations/access/participation-parts.repository';
import { jsonRows } from '../../../platform/database/json-rows';
import type { OrganizerCatalogOrder, OrganizerCatalogOrderDetail } from '@fairfront/shared-kit/domain/catalogue/api';
import { orderExhibitorOf } from '../../participations/organizer/order-exhibitor';
import { pageOfOrders, type OrderListFilter } from '../../participations/organizer/order-pages.repository';

/** Orders of all participations; those of deleted sub-exhibitors are nobody's business any more. */
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
      'c.name_rus',
      'c.name_eng',
    ])
    .select(standRows().as('stands'))
    .where('p.deleted_at', 'is', null);

type Row = Awaited<ReturnType<ReturnType<typeof ordersOfAll>['executeTakeFirstOrThrow']>>;

const answerOf = (row: Row): OrganizerCatalogOrder => ({
  id: row.id,
  status: row.status,
  version: row.version,
  exhibitor: orderExhibitorOf(row),
  totals: row.priced && catalogueTotalsResponse(row.priced),
  submitted_at: row.submitted_at?.toISOString() ?? null,
  editable_until: row.editable_until?.toISOString() ?? null,
  updated_at: row.updated_at.toISOString(),
  moves: orderMoves.filter(({ from, by }) => from === row.status && by === 'organizer').map(({ to }) => to),
});

/** One page of the catalogue orders of all participations, newest first (CAT-206). */
export const listCatalogOrders = async (
  db: Kysely<Tables>,
  filter: OrderListFilter<CatalogueOrderStatus>,
  paging: Paging,
): Promise<{ orders: OrganizerCatalogOrder[]; total: number }> => {
  const { rows, total } = await pageOfOrders(ordersOfAll(db), filter, paging);
  return { orders: rows.map(answerOf), total };
};

interface CommentRow {
  id: number;
  step_key: OrganizerCatalogOrderDetail['order']['step_key'];
  field: string | null;
  text: string;
  answer: string | null;
}

/** One order with everything that is known of it, in two statements beside the session; null for an unknown one. */
export const findCatalogOrderOfAll = async (
  db: Kysely<Tables>,
  store: TemplateStore,
  orderId: number,
): Promise<OrganizerCatalogOrderDetail | null> => {
  const row = await catalogOrderRows(db)
    .innerJoin('participations as p', 'p.id', 'o.participation_id')
    .innerJoin('companies as c', 'c.id', 'p.company_id')
    .leftJoin('users as u', 'u.id', 'o.submitted_by')
    .select(['p.type', 'p.exhibition_id', 'c.name_rus', 'c.name_eng'])
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
  if (!row) return null;
  const order = catalogOrderResponse(row, await readCatalogue(db, store, row.participation_id));
  const { submitted_at: at, locale } = row;
  return {
    ...answerOf(row),
    totals: order.totals,
    order: order as OrganizerCatalogOrderDetail['order'],
    agreement:
      at === null || locale === null
        ? null
        : {
            user: row.user_id === null ? null : { id: row.user_id, name: row.user_name ?? '', email: row.email ?? '' },
            at: at.toISOString(),
            locale,
            terms_url: row.terms_url,
          },
    earlier_comments: row.earlier_comments,
  };
};

const placeOf = (db: Kysely<Tables>, orderId: number) =>
  db
    .selectFrom('catalog_orders as o')
    .innerJoin('participations as p', 'p.id', 'o.participation_id')
    .select('o.participation_id')
    .where('o.id', '=', orderId)
    .where('p.deleted_at', 'is', null);

/** The participation of an order, locked with it until the end of the transaction; null for an unknown one. */
export const lockPlaceOfCatalogOrder = async (trx: Transaction<Tables>, orderId: number): Promise<number | null> =>
  (await placeOf(trx, orderId).forUpdate('o').executeTakeFirst())?.participation_id ?? null;

/** The participation of an order, without a lock; null for an unknown one. */
export const placeOfCatalogOrder = async (db: Kysely<Tables>, orderId: number): Promise<number | null> =>
  (await placeOf(db, orderId).executeTakeFirst())?.participation_id ?? null;
