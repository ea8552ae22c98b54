import { localizedOf } from '@fairfront/shared-kit/domain/common';
import { sql, type Insertable, type Kysely, type Transaction, type Updateable } from 'kysely';
import { localizedAs } from '../../../platform/database/localized-columns';
import { isOffered, serviceColumns } from '../additional-services/additional-services.repository';
import type { ServiceContext, ServiceRow } from '../additional-services/service.response';
import type { Tables } from '../../../platform/database/tables';
import type { StoredLine } from './cart-amounts';

export interface CartLineRow extends StoredLine {
  service_id: number;
}

/** The lines of a cart in the order of adding. */
export const readLines = async (db: Kysely<Tables>, participationId: number): Promise<CartLineRow[]> =>
  (await lineRows(db, participationId).execute()).map(lineOf);

const lineRows = (db: Kysely<Tables>, participationId: number) =>
  db
    .selectFrom('cart_lines as l')
    .innerJoin('service_units as lu', 'lu.id', 'l.unit_id')
    .select([
      'l.id as line_id',
      'l.service_id',
      'l.quantity',
      'l.dates',
      'l.quantity_by_dates',
      'l.time_range_by_dates',
      'l.comment',
      'l.purchase_number',
      'l.priced_at',
      'l.held_prices',
      'l.unit_id as line_unit_id',
      ...localizedAs('lu.name', 'line_unit'),
    ])
    .where('l.participation_id', '=', participationId)
    .orderBy('l.id');

type LineRow = Awaited<ReturnType<ReturnType<typeof lineRows>['execute']>>[number];

const lineOf = (row: LineRow): CartLineRow => ({
  id: row.line_id,
  service_id: row.service_id,
  quantity: row.quantity,
  dates: row.dates,
  quantity_by_dates: row.quantity_by_dates,
  time_range_by_dates: row.time_range_by_dates,
  comment: row.comment,
  purchase_number: row.purchase_number,
  priced_at: row.priced_at,
  held_prices: row.held_prices,
  unit: { id: row.line_unit_id, ...localizedOf(row, 'line_unit', 'name') },
});

/** The lines of a cart with the services they order. */
export const readLinesWithServices = async (
  db: Kysely<Tables>,
  context: ServiceContext,
): Promise<{ line: CartLineRow; service: ServiceRow & { is_offered: boolean } }[]> => {
  const rows = await lineRows(db, context.participationId)
    .innerJoin('additional_services as s', 's.id', 'l.service_id')
    .innerJoin('service_executors as e', 'e.id', 's.executor_id')
    .leftJoin('service_offers as o', (join) =>
      join.onRef('o.service_id', '=', 's.id').on('o.exhibition_id', '=', context.exhibitionId),
    )
    .select(serviceColumns)
    .select(isOffered(context.type).as('is_offered'))
    .execute();
  return rows.map((row) => ({ line: lineOf(row), service: row }));
};

/** Locks the cart until the end of the transaction, for one change or order at a time. @returns its version */
export const lockCart = async (trx: Transaction<Tables>, participationId: number): Promise<number> => {
  await trx
    .insertInto('carts')
    .values({ participation_id: participationId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { version } = await trx
    .selectFrom('carts')
    .select('version')
    .where('participation_id', '=', participationId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return version;
};

/** Increments the version of a locked cart. @returns the new version */
export const raiseVersion = async (trx: Transaction<Tables>, participationId: number): Promise<number> => {
  const { version } = await trx
    .updateTable('carts')
    .set({ version: sql<number>`version + 1` })
    .where('participation_id', '=', participationId)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
};

/** The columns of a line that come from the request. */
export const lineColumns = (line: Omit<StoredLine, 'id' | 'unit'> & { unit_id: number }) => ({
  ...line,
  dates: JSON.stringify(line.dates),
  quantity_by_dates: JSON.stringify(line.quantity_by_dates),
  time_range_by_dates: JSON.stringify(line.time_range_by_dates),
  held_prices: JSON.stringify(line.held_prices),
});

/** Stores a line. @returns its id */
export const insertCartLine = async (
  trx: Transaction<Tables>,
  line: Insertable<Tables['cart_lines']>,
): Promise<number> => {
  const { id } = await trx.insertInto('cart_lines').values(line).returning('id').executeTakeFirstOrThrow();
  return id;
};

/** Changes a line. */
export const updateCartLine = async (
  trx: Transaction<Tables>,
  id: number,
  change: Updateable<Tables['cart_lines']>,
): Promise<void> => {
  await trx.updateTable('cart_lines').set(change).where('id', '=', id).execute();
};

/** Removes a line of the cart of a participation. @returns the service of the line; undefined for an unknown one */
export const deleteCartLine = async (
  trx: Transaction<Tables>,
  { lineId, participationId }: { lineId: number; participationId: number },
): Promise<number | undefined> => {
  const removed = await trx
    .deleteFrom('cart_lines')
    .where('id', '=', lineId)
    .where('participation_id', '=', participationId)
    .returning('service_id')
    .executeTakeFirst();
  return removed?.service_id;
};

/** Areas of the stands of a participation. */
export const standAreas = async (db: Kysely<Tables>, participationId: number): Promise<number[]> => {
  const rows = await db.selectFrom('stands').select('area').where('participation_id', '=', participationId).execute();
  return rows.map(({ area }) => area);
};
