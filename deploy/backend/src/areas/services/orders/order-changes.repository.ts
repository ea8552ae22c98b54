import { sql, type Insertable, type Transaction, type Updateable } from 'kysely';
import type { Tables } from '../../../platform/database/tables';

/** The companies that may pay for a participation: its own, and that of its collective organiser. */
export const readPayers = (trx: Transaction<Tables>, participationId: number) =>
  trx
    .selectFrom('participations as p')
    .leftJoin('participations as parent', 'parent.id', 'p.parent_id')
    .select(['p.company_id', 'parent.company_id as parent_company_id', 'parent.pays_for_subs'])
    .where('p.id', '=', participationId)
    .executeTakeFirstOrThrow();

/** Stores a new order without its lines; returns its id. */
export const insertOrder = async (
  trx: Transaction<Tables>,
  order: Insertable<Tables['additional_orders']>,
): Promise<number> => {
  const { id } = await trx.insertInto('additional_orders').values(order).returning('id').executeTakeFirstOrThrow();
  return id;
};

/** Adds lines to an order. */
export const insertOrderLines = async (
  trx: Transaction<Tables>,
  lines: readonly Insertable<Tables['order_lines']>[],
): Promise<void> => {
  await trx
    .insertInto('order_lines')
    .values([...lines])
    .execute();
};

/** Changes one line of an order. */
export const updateOrderLine = async (
  trx: Transaction<Tables>,
  lineId: number,
  values: Updateable<Tables['order_lines']>,
): Promise<void> => {
  await trx.updateTable('order_lines').set(values).where('id', '=', lineId).execute();
};

/** The position of the last line of an order; 0 if it has none. */
export const lastLinePosition = async (trx: Transaction<Tables>, orderId: number): Promise<number> => {
  const { last } = await trx
    .selectFrom('order_lines')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return last ?? 0;
};

/** Removes all lines from the cart of a participation. */
export const emptyCart = async (trx: Transaction<Tables>, participationId: number): Promise<void> => {
  await trx.deleteFrom('cart_lines').where('participation_id', '=', participationId).execute();
};

/** Status, version and author of an order of this participation, locked; undefined for an unknown one. */
export const lockOrderOf = (
  trx: Transaction<Tables>,
  { participationId, orderId }: { participationId: number; orderId: number },
) =>
  trx
    .selectFrom('additional_orders')
    .select(['status', 'version', 'created_by'])
    .where('id', '=', orderId)
    .where('participation_id', '=', participationId)
    .forUpdate()
    .executeTakeFirst();

/** Stores what has changed of an order, as its next version. */
export const storeOrderVersion = async (
  trx: Transaction<Tables>,
  orderId: number,
  values: Pick<Updateable<Tables['additional_orders']>, 'status' | 'is_accept_needed'> & { updated_at: Date },
): Promise<void> => {
  await trx
    .updateTable('additional_orders')
    .set({ ...values, version: sql<number>`version + 1` })
    .where('id', '=', orderId)
    .execute();
};
