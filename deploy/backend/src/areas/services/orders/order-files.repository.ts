import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import type { DocumentKind, OrderFilesTable } from './tables';

/** An order of this participation; files of other participations are not found. */
interface PlaceOfOrder {
  participationId: number;
  orderId: number;
}

const filesOf = (db: Kysely<Tables>, { participationId, orderId }: PlaceOfOrder) =>
  db
    .selectFrom('order_files as f')
    .innerJoin('additional_orders as o', 'o.id', 'f.order_id')
    .select(['f.id', 'f.stored_name', 'f.original_name'])
    .where('o.participation_id', '=', participationId)
    .where('o.id', '=', orderId)
    .orderBy('f.id');

/** One file of an order, of any kind; undefined for an unknown one. */
export const findOrderFile = (db: Kysely<Tables>, place: PlaceOfOrder, fileId: number) =>
  filesOf(db, place).where('f.id', '=', fileId).executeTakeFirst();

/** The documents of an order, oldest first. */
export const listOrderDocuments = (db: Kysely<Tables>, place: PlaceOfOrder) =>
  filesOf(db, place).where('f.kind', '=', 'document').execute();

/** A file that is in the store already. */
export interface NewOrderFile {
  storedName: string;
  originalName: string;
  /** In lower case. */
  extension: string;
  /** Bytes. */
  size: number;
}

/** The purpose of a file of an order. */
export interface FilePurpose extends Pick<OrderFilesTable, 'kind'> {
  orderId: number;
  messageId?: number;
  documentKind?: DocumentKind;
  at: Date;
}

/** Adds files to an order; returns their ids. */
export const insertOrderFiles = async (
  trx: Transaction<Tables>,
  { orderId, messageId, kind, documentKind, at }: FilePurpose,
  files: readonly NewOrderFile[],
): Promise<number[]> => {
  const rows = await trx
    .insertInto('order_files')
    .values(
      files.map(({ storedName, originalName, extension, size }) => ({
        order_id: orderId,
        message_id: messageId ?? null,
        kind,
        document_kind: documentKind ?? null,
        stored_name: storedName,
        original_name: originalName,
        extension,
        size,
        created_at: at,
      })),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
};

/** Takes a document out of an order; its names, or undefined for what is no document of the order. */
export const deleteOrderDocument = (
  trx: Transaction<Tables>,
  { orderId, fileId }: { orderId: number; fileId: number },
) =>
  trx
    .deleteFrom('order_files')
    .where('id', '=', fileId)
    .where('order_id', '=', orderId)
    .where('kind', '=', 'document')
    .returning(['stored_name', 'original_name'])
    .executeTakeFirst();
