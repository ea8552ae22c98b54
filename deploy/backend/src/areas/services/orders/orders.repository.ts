import { localizedNames } from '@fairfront/shared-kit/domain/common';
import { jsonTexts } from '../../../platform/database/localized-columns';
import { statusesOf, type OrderGroup, type OrderSearch, type OrderStatus } from '@fairfront/shared-kit/domain/services';
import { sql, type Expression, type Kysely, type SqlBool, type RawBuilder, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import type { Paging } from '../../../platform/http/paging';
import { isOfParentOnly } from '../../participations';
import type { OrderLineRow, OrderRow } from './order.response';
import type { OrderDocument, OrderFile } from '@fairfront/shared-kit/domain/services/api';
import type { OrderEventKind } from './tables';

const lines = sql<OrderLineRow[]>`coalesce((
  select jsonb_agg(jsonb_build_object(
    'id', l.id, 'service_id', l.service_id, 'service', l.service, 'quantity', l.quantity, 'dates', l.dates,
    'quantity_by_dates', l.quantity_by_dates, 'time_range_by_dates', l.time_range_by_dates, 'comment', l.comment,
    'purchase_number', l.purchase_number, 'price', l.price, 'amount', l.amount, 'is_removed', l.is_removed,
    'placed', l.placed) order by l.position)
  from order_lines l where l.order_id = o.id), '[]')`;

const attachment = sql<OrderFile | null>`(
  select jsonb_build_object('id', f.id, 'original_name', f.original_name, 'extension', f.extension, 'size', f.size)
  from order_files f where f.order_id = o.id and f.kind = 'attachment' order by f.id limit 1)`;

const hasDocuments = sql<boolean>`exists (
  select 1 from order_files f where f.order_id = o.id and f.kind = 'document')`;

const payer = sql<OrderRow['payer']>`(
  select jsonb_build_object('id', c.id, ${jsonTexts('name', 'c.name')})
  from companies c where c.id = o.payer_id)`;

/** Manager messages that the reader has not seen. */
const unreadBy = (userId: number) => sql<number>`(
  select count(*) from order_messages m
  where m.order_id = o.id and m.sender = 'manager' and m.id > coalesce((
    select r.last_message_id from order_reads r where r.order_id = o.id and r.user_id = ${userId}), 0))`;

/**
 * Orders with everything that their responses need.
 * @param unread counts the messages that the reader has not seen
 */
export const orderRows = (db: Kysely<Tables>, unread: RawBuilder<number>) =>
  db
    .selectFrom('additional_orders as o')
    .select([
      'o.id',
      'o.participation_id',
      'o.version',
      'o.status',
      'o.currency',
      'o.vat_rate',
      'o.comment',
      'o.purchase_number',
      'o.is_accept_needed',
      'o.created_by',
      'o.created_at',
      'o.updated_at',
      lines.as('lines'),
      attachment.as('attachment'),
      hasDocuments.as('has_documents'),
      payer.as('payer'),
      unread.as('unread_messages_count'),
    ]);

/** How many orders have a status. */
interface StatusCount {
  status: OrderStatus;
  count: number;
}

/** The filter of the list. */
export interface OrdersNarrowing {
  group?: OrderGroup;
  search?: OrderSearch;
}

/** The names of an ordered service in all languages. */
const namesOfService = sql.join(localizedNames('name').map((name) => sql`l.service ->> ${sql.lit(name)}`));

/** Finds orders by the beginning of their number, or by words in the name of a service that was not removed. */
const isFound = ({ number, words }: OrderSearch): Expression<SqlBool> => {
  const named = words.map(
    (word) => sql<boolean>`position(${word} in translate(lower(
      concat_ws(' ', ${namesOfService})), 'ё', 'е')) > 0`,
  );
  const ways = [
    ...(number === null ? [] : [sql<boolean>`starts_with(o.id::text, ${number})`]),
    ...(named.length === 0
      ? []
      : [
          sql<boolean>`exists (
            select 1 from order_lines l where l.order_id = o.id and not l.is_removed and ${sql.join(named, sql` and `)})`,
        ]),
  ];
  return ways.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(ways, sql` or `)})`;
};

/** One page of the orders of a participation, newest first, and how many of those that match the search have each status. */
export const listOrders = async (
  db: Kysely<Tables>,
  { participationId, userId }: { participationId: number; userId: number },
  { group, search }: OrdersNarrowing,
  { page, perPage }: Paging,
): Promise<{ rows: OrderRow[]; byStatus: StatusCount[] }> => {
  const narrowed = search === undefined ? sql<boolean>`true` : isFound(search);
  const counted = db
    .selectFrom('additional_orders as o')
    .select(['o.status', ({ fn }) => fn.countAll<number>().as('count')])
    .where('o.participation_id', '=', participationId)
    .where(narrowed)
    .groupBy('o.status');
  const totals = db
    .selectFrom(counted.as('c'))
    .select(
      sql<StatusCount[]>`coalesce(jsonb_agg(jsonb_build_object('status', c.status, 'count', c.count)), '[]')`.as(
        'by_status',
      ),
    );
  const ofPage = orderRows(db, unreadBy(userId))
    .where('o.participation_id', '=', participationId)
    .where(narrowed)
    .$if(group !== undefined, (query) => query.where('o.status', 'in', group ? statusesOf(group) : []))
    .orderBy('o.id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage);
  // one statement for both; a page without orders is one row without an order
  const found = await db
    .selectFrom(totals.as('t'))
    .leftJoin(ofPage.as('r'), (join) => join.onTrue())
    .select('t.by_status')
    .selectAll('r')
    .orderBy('r.id', 'desc')
    .execute();
  const rows = found.flatMap(({ by_status: _counts, ...row }) => (row.id === null ? [] : [row as OrderRow]));
  return { rows, byStatus: found[0]?.by_status ?? [] };
};

/** One order of this participation; null for an unknown one and for one of another participation. */
export const findOrder = async (
  db: Kysely<Tables>,
  { participationId, orderId, userId }: { participationId: number; orderId: number; userId: number },
): Promise<OrderRow | null> =>
  (await orderRows(db, unreadBy(userId))
    .where('o.participation_id', '=', participationId)
    .where('o.id', '=', orderId)
    .executeTakeFirst()) ?? null;

/** Locks an order until the end of the transaction. @returns its participation; null for an unknown order */
export const lockOrder = async (trx: Transaction<Tables>, orderId: number): Promise<number | null> => {
  const row = await trx
    .selectFrom('additional_orders')
    .select('participation_id')
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
  return row?.participation_id ?? null;
};

/** Adds an entry to the history of an order. */
export const addOrderEvent = async (
  trx: Transaction<Tables>,
  entry: {
    orderId: number;
    kind: OrderEventKind;
    details?: Record<string, unknown>;
    byStaff: boolean;
    userId: number;
    at: Date;
  },
): Promise<void> => {
  await trx
    .insertInto('order_history')
    .values({
      order_id: entry.orderId,
      kind: entry.kind,
      details: JSON.stringify(entry.details ?? {}),
      by_staff: entry.byStaff,
      user_id: entry.userId,
      created_at: entry.at,
    })
    .execute();
};

/** An entry of the history as it is stored. */
export interface StoredEvent {
  id: number;
  kind: OrderEventKind;
  details: Record<string, unknown>;
  by_staff: boolean;
  created_at: string;
  name: string | null;
  lastname: string | null;
}

/** The reader: exhibitors do not see names of their collective organiser, the organiser's staff see all names. */
export type OrderReader = 'exhibitor' | 'staff';

/** The history of an order `o`, oldest first. */
export const orderHistory = (reader: OrderReader) => sql<StoredEvent[]>`coalesce((
  select jsonb_agg(jsonb_build_object(
    'id', h.id, 'kind', h.kind, 'details', h.details, 'by_staff', h.by_staff, 'created_at', h.created_at,
    'name', u.name, 'lastname', u.lastname) order by h.id)
  from order_history h
  left join users u on u.id = h.user_id and ${reader === 'staff' ? sql`true` : sql`not ${isOfParentOnly('o.participation_id', 'h.user_id')}`}
  where h.order_id = o.id), '[]')`;

/** The documents of an order `o`. */
export const orderDocuments = sql<OrderDocument[]>`coalesce((
  select jsonb_agg(jsonb_build_object(
    'id', f.id, 'original_name', f.original_name, 'extension', f.extension, 'size', f.size,
    'kind', f.document_kind) order by f.id)
  from order_files f where f.order_id = o.id and f.kind = 'document'), '[]')`;

/** History and documents of an order, as they are stored. */
export interface OrderTrail {
  history: StoredEvent[];
  documents: OrderDocument[];
}

/** One order of this participation with its history and documents, in one statement. */
export const findOrderWithTrail = async (
  db: Kysely<Tables>,
  { participationId, orderId, userId }: { participationId: number; orderId: number; userId: number },
): Promise<(OrderRow & OrderTrail) | null> =>
  (await orderRows(db, unreadBy(userId))
    .select([orderHistory('exhibitor').as('history'), orderDocuments.as('documents')])
    .where('o.participation_id', '=', participationId)
    .where('o.id', '=', orderId)
    .executeTakeFirst()) ?? null;
