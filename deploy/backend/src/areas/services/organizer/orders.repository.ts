import { localizedNames, type Locale } from '@fairfront/shared-kit/domain/common';
import type { OrderStatus } from '@fairfront/shared-kit/domain/services';
import type { Role } from '@fairfront/shared-kit/domain/participations';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import type { Paging } from '../../../platform/http/paging';
import { orderDocuments, orderHistory, orderRows } from '../orders/orders.repository';
import { type OrderListFilter, pageOfOrders, standRows } from '../../participations';

/** The number of messages of the exhibitor that no member of the staff has read. */
const unreadByStaff = sql<number>`(
  select count(*) from order_messages m
  where m.order_id = o.id and m.sender = 'user' and not m.read_by_staff)`;

/** Orders of all participations with their exhibitor; without those of deleted sub-exhibitors. */
const ordersOfAll = (db: Kysely<Tables>) =>
  orderRows(db, unreadByStaff)
    .innerJoin('participations as p', 'p.id', 'o.participation_id')
    .innerJoin('companies as c', 'c.id', 'p.company_id')
    .select(['p.type', 'p.exhibition_id', ...localizedNames('c.name'), standRows().as('stands')])
    .where('p.deleted_at', 'is', null);

export type OrderOfAll = Awaited<ReturnType<ReturnType<typeof ordersOfAll>['executeTakeFirstOrThrow']>>;

/** The orders with these ids, in no order. */
export const listOrdersByIds = async (db: Kysely<Tables>, ids: readonly number[]): Promise<OrderOfAll[]> =>
  ids.length === 0
    ? []
    : ordersOfAll(db)
        .where('o.id', 'in', [...ids])
        .execute();

/** The filter of the list. */
export interface OrdersFilter extends OrderListFilter<OrderStatus> {
  isUnread: boolean;
}

/** One page of the orders of all participations, newest first. */
export const listOrdersOfAll = (
  db: Kysely<Tables>,
  { isUnread, ...filter }: OrdersFilter,
  paging: Paging,
): Promise<{ rows: OrderOfAll[]; total: number }> => {
  const query = ordersOfAll(db);
  return pageOfOrders(isUnread ? query.where(unreadByStaff, '>', 0) : query, filter, paging);
};

interface Contact {
  id: number;
  name: string;
  lastname: string;
  middlename: string | null;
  email: string;
  phone: string | null;
  role: Role | null;
  locale: Locale;
}

/** The author of an order `o`, with the role in its participation or in that of the collective organiser. */
const placedBy = sql<Contact | null>`(
  select jsonb_build_object('id', u.id, 'name', u.name, 'lastname', u.lastname, 'middlename', u.middlename,
    'email', u.email, 'phone', u.phone, 'locale', u.locale, 'role', (
      select pu.role from participation_users pu
      where pu.user_id = u.id and pu.participation_id in (p.id, p.parent_id)
      order by pu.participation_id = p.id desc limit 1))
  from users u where u.id = o.created_by)`;

/** One order with its exhibitor, who placed it, history and documents; undefined for an unknown one. */
export const findOrderOfAll = (db: Kysely<Tables>, orderId: number) =>
  ordersOfAll(db)
    .select([placedBy.as('placed_by'), orderHistory('staff').as('history'), orderDocuments.as('documents')])
    .where('o.id', '=', orderId)
    .executeTakeFirst();

export type OrderDetailRow = NonNullable<Awaited<ReturnType<typeof findOrderOfAll>>>;

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

/** Who has given an order its present status, and when; null if the user was deleted or nobody has moved it. */
export const findLastMove = async (
  db: Kysely<Tables>,
  orderId: number,
): Promise<{ user: { id: number; name: string; lastname: string }; at: Date } | null> => {
  const row = await db
    .selectFrom('order_history as h')
    .innerJoin('users as u', 'u.id', 'h.user_id')
    .select(['u.id', 'u.name', 'u.lastname', 'h.created_at'])
    .where('h.order_id', '=', orderId)
    .where('h.kind', '=', 'status')
    .orderBy('h.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { user: { id: row.id, name: row.name, lastname: row.lastname }, at: row.created_at } : null;
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
 * The manager in whose name a member of the staff writes: the manager of the exhibition with the same email, otherwise the
 * first one for exhibitors; null if there is none.
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
