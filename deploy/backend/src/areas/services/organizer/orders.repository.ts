import {
  canStaffSetAmounts,
  orderStatuses,
  staffMoveRefusal,
  type OrderAmounts,
  type OrderStatus,
} from '@fairfront/shared-kit/domain/services';
import type { Role } from '@fairfront/shared-kit/model';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import type { Paging } from '../../../platform/http/paging';
import { withPlus } from '../../../platform/http/values';
import { orderResponse, orderDifference, orderTotal, type OrderRow } from '../orders/order-response';
import { listMessages } from '../orders/order-messages.repository';
import {
  messagesAtOnce,
  type OrganizerOrder,
  type OrganizerOrderDetail,
} from '@fairfront/shared-kit/domain/services/api';
import { orderDocuments, orderHistory, orderRows, orderTrail } from '../orders/orders.repository';
import { orderExhibitorOf, type OrderListFilter, pageOfOrders, standRows } from '../../participations';

/** Messages of the exhibitor that nobody of the staff has read. */
const unreadByStaff = sql<number>`(
  select count(*) from order_messages m
  where m.order_id = o.id and m.sender = 'user' and m.id > coalesce((
    select max(r.last_message_id) from order_reads r where r.order_id = o.id and r.by_staff), 0))`;

/** Orders of all participations with their exhibitor; those of deleted sub-exhibitors are nobody's business any more. */
const ordersOfAll = (db: Kysely<Tables>) =>
  orderRows(db, unreadByStaff)
    .innerJoin('participations as p', 'p.id', 'o.participation_id')
    .innerJoin('companies as c', 'c.id', 'p.company_id')
    .select(['p.type', 'p.exhibition_id', 'c.name_rus', 'c.name_eng', standRows().as('stands')])
    .where('p.deleted_at', 'is', null);

type OrderOfAll = Awaited<ReturnType<ReturnType<typeof ordersOfAll>['executeTakeFirstOrThrow']>>;

/** What the rules of a move depend on. */
export const amountsOf = (order: Pick<OrderRow, 'lines' | 'is_accept_needed'>): OrderAmounts => ({
  hasMissingAmount: orderTotal(order) === null,
  isAcceptNeeded: order.is_accept_needed,
});

const nobody = { userId: 0, canOrder: false, isInstaller: false };

const organizerResponse = (row: OrderOfAll): OrganizerOrder => {
  const { can_accept: _accept, can_cancel: _cancel, ...facts } = orderResponse(row, nobody);
  const amounts = amountsOf(row);
  return {
    ...facts,
    exhibitor: orderExhibitorOf(row),
    is_accept_needed: row.is_accept_needed,
    moves: orderStatuses.filter((to) => staffMoveRefusal(row.status, to, amounts) === null),
    can_set_amounts: canStaffSetAmounts(row.status),
  };
};

/** What the list is narrowed by. */
export interface OrdersFilter extends OrderListFilter<OrderStatus> {
  isUnread: boolean;
}

/** One page of the orders of all participations, newest first (SVC-180). */
export const listOrdersOfAll = async (
  db: Kysely<Tables>,
  { isUnread, ...filter }: OrdersFilter,
  paging: Paging,
): Promise<{ orders: OrganizerOrder[]; total: number }> => {
  const query = ordersOfAll(db);
  const { rows, total } = await pageOfOrders(isUnread ? query.where(unreadByStaff, '>', 0) : query, filter, paging);
  return { orders: rows.map(organizerResponse), total };
};

interface Contact {
  id: number;
  name: string;
  lastname: string;
  middlename: string | null;
  email: string;
  phone: string | null;
  role: Role | null;
}

/** Who has placed an order `o`, with the role in its participation or in that of the collective organiser. */
const placedBy = sql<Contact | null>`(
  select jsonb_build_object('id', u.id, 'name', u.name, 'lastname', u.lastname, 'middlename', u.middlename,
    'email', u.email, 'phone', u.phone, 'role', (
      select pu.role from participation_users pu
      where pu.user_id = u.id and pu.participation_id in (p.id, p.parent_id)
      order by pu.participation_id = p.id desc limit 1))
  from users u where u.id = o.created_by)`;

/**
 * One order with its exhibitor, difference, history, documents and the newest messages, in two statements; null for an unknown one
 * (SVC-180).
 */
export const findOrderOfAll = async (db: Kysely<Tables>, orderId: number): Promise<OrganizerOrderDetail | null> => {
  const row = await ordersOfAll(db)
    .select([placedBy.as('placed_by'), orderHistory('staff').as('history'), orderDocuments.as('documents')])
    .where('o.id', '=', orderId)
    .executeTakeFirst();
  if (!row) return null;
  const chat = await listMessages(db, { participationId: null, orderId }, { limit: messagesAtOnce });
  return {
    ...organizerResponse(row),
    placed_by: row.placed_by && {
      ...row.placed_by,
      phone: row.placed_by.phone === null ? null : withPlus(row.placed_by.phone),
    },
    removed: row.lines
      .filter((line) => line.is_removed)
      .map(({ id, service: { name_rus, name_eng, unit } }) => ({ line_id: id, name_rus, name_eng, unit })),
    ...orderDifference(row),
    ...orderTrail(row, 'staff'),
    messages: chat?.messages ?? [],
    has_earlier_messages: chat?.hasEarlier ?? false,
  };
};

/** An order with its lines, locked until the end of the transaction; null for an unknown one. */
export const lockOrderOfAll = async (trx: Transaction<Tables>, orderId: number) => {
  const locked = await trx
    .selectFrom('additional_orders as o')
    .innerJoin('participations as p', 'p.id', 'o.participation_id')
    .select('o.id')
    .where('o.id', '=', orderId)
    .where('p.deleted_at', 'is', null)
    .forUpdate('o')
    .executeTakeFirst();
  if (!locked) return null;
  return (await ordersOfAll(trx).where('o.id', '=', orderId).executeTakeFirst()) ?? null;
};

/** Exhibition and participation of an order, without a lock; null for an unknown one. */
export const placeOfOrder = async (db: Kysely<Tables>, orderId: number) =>
  (await db
    .selectFrom('additional_orders as o')
    .innerJoin('participations as p', 'p.id', 'o.participation_id')
    .select(['o.participation_id', 'p.exhibition_id'])
    .where('o.id', '=', orderId)
    .where('p.deleted_at', 'is', null)
    .executeTakeFirst()) ?? null;

/**
 * In whose name somebody of the staff writes: the manager of the exhibition with the same email, otherwise its first one for
 * exhibitors; null where it has none.
 */
export const managerFor = async (db: Kysely<Tables>, exhibitionId: number, userId: number): Promise<number | null> => {
  const row = await db
    .selectFrom('exhibition_managers')
    .select('id')
    .where('exhibition_id', '=', exhibitionId)
    .orderBy(sql`coalesce(lower(email) = (select u.email from users u where u.id = ${userId}), false)`, 'desc')
    .orderBy(sql`kind = 'event'`, 'desc')
    .orderBy('position')
    .executeTakeFirst();
  return row?.id ?? null;
};
