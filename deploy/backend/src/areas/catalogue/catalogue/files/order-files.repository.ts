import type { OrderFileType } from '@fairfront/shared-kit/domain/catalogue';
import type { Insertable, Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../../platform/database/tables';
import type { CatalogOrderFilesTable } from '../tables';

/** The file of a type of an order of this participation; undefined if there is none. */
export const findOrderFile = (
  db: Kysely<Tables>,
  { participationId, orderId, type }: { participationId: number; orderId: number; type: OrderFileType },
) =>
  db
    .selectFrom('catalog_order_files as f')
    .innerJoin('catalog_orders as o', 'o.id', 'f.order_id')
    .select(['f.stored_name', 'f.original_name'])
    .where('o.participation_id', '=', participationId)
    .where('o.id', '=', orderId)
    .where('f.type', '=', type)
    .executeTakeFirst();

/**
 * Removes the file of a type from an order; with an id, only that file.
 * @returns its stored name; undefined if there is none
 */
export const deleteOrderFile = async (
  trx: Transaction<Tables>,
  { orderId, type, fileId }: { orderId: number; type: OrderFileType; fileId?: number },
): Promise<string | undefined> => {
  const removed = await trx
    .deleteFrom('catalog_order_files')
    .where('order_id', '=', orderId)
    .where('type', '=', type)
    .$if(fileId !== undefined, (query) => query.where('id', '=', fileId ?? 0))
    .returning('stored_name')
    .executeTakeFirst();
  return removed?.stored_name;
};

/** Stores a file of an order. @returns its id */
export const insertOrderFile = async (
  trx: Transaction<Tables>,
  file: Insertable<CatalogOrderFilesTable>,
): Promise<number> => {
  const { id } = await trx.insertInto('catalog_order_files').values(file).returning('id').executeTakeFirstOrThrow();
  return id;
};
