import type { OrderLineState, OrderStatus } from '@fairfront/shared-kit/domain/services';
import type { Insertable, Transaction } from 'kysely';
import { insertNumbered, insertRows } from '../../../platform/database/rows';
import type { Tables } from '../../../platform/database/tables';
import type { DocumentKind, OrderedService, OrderEventKind } from './tables';

/** A line of an imported order: as it is now, and as it was placed. */
interface ImportedLine extends OrderLineState {
  service_id: number;
  service: OrderedService;
  comment: string | null;
  purchase_number: string | null;
  is_removed: boolean;
  /** Null for a line that the organiser has added. */
  placed: OrderLineState | null;
}

/** A file of an imported order that is in the store already. */
interface ImportedFile {
  stored_name: string;
  original_name: string;
  extension: string;
  /** Bytes. */
  size: number;
  created_at: Date;
}

/** A message of an imported order with its files. */
interface ImportedMessage {
  id?: number;
  sender: 'manager' | 'user';
  user_id: number | null;
  manager_id: number | null;
  text: string;
  created_at: Date;
  files: readonly ImportedFile[];
}

/** An order with everything that has happened to it. */
export interface ImportedOrder {
  id: number;
  participation_id: number;
  version: number;
  status: OrderStatus;
  currency: string;
  /** Percent. */
  vat_rate: number;
  comment: string | null;
  purchase_number: string | null;
  payer_id: number;
  is_accept_needed: boolean;
  created_by: number | null;
  created_at: Date;
  updated_at: Date;
  lines: readonly ImportedLine[];
  history: readonly {
    kind: OrderEventKind;
    details: Readonly<Record<string, unknown>>;
    by_staff: boolean;
    user_id: number | null;
    created_at: Date;
  }[];
  messages: readonly ImportedMessage[];
  documents: readonly (ImportedFile & { document_kind?: DocumentKind })[];
  /** How many of its messages each user has read. */
  reads: readonly { user_id: number; by_staff: boolean; messages: number }[];
}

const lineRows = ({ id, lines }: ImportedOrder): Insertable<Tables['order_lines']>[] =>
  lines.map(({ service, dates, quantity_by_dates, time_range_by_dates, placed, ...line }, index) => ({
    ...line,
    order_id: id,
    position: index + 1,
    service: JSON.stringify(service),
    dates: JSON.stringify(dates),
    quantity_by_dates: JSON.stringify(quantity_by_dates),
    time_range_by_dates: JSON.stringify(time_range_by_dates),
    placed: placed && JSON.stringify(placed),
  }));

type MessageOfOrder = ImportedMessage & { order_id: number; read_by_staff?: boolean };

const insertMessages = (trx: Transaction<Tables>, messages: readonly MessageOfOrder[]): Promise<number[]> =>
  insertNumbered(
    trx,
    'order_messages',
    messages.map(({ files: _files, ...message }) => message),
  );

/** Adds messages without files to the chats of orders. */
export const importMessages = async (
  trx: Transaction<Tables>,
  messages: readonly Omit<MessageOfOrder, 'files'>[],
): Promise<void> => {
  await insertMessages(
    trx,
    messages.map((message) => ({ ...message, files: [] })),
  );
};

/**
 * Stores orders with their history, as a fair that moves to this portal in the middle of its sales has them. Nobody is notified,
 * and amounts and statuses are taken as they are: they were agreed on elsewhere.
 */
export const importOrders = async (trx: Transaction<Tables>, orders: readonly ImportedOrder[]): Promise<void> => {
  await insertRows(
    trx,
    'additional_orders',
    orders.map(({ lines: _l, history: _h, messages: _m, documents: _d, reads: _r, ...row }) => row),
  );
  await insertRows(trx, 'order_lines', orders.flatMap(lineRows));
  await insertRows(
    trx,
    'order_history',
    orders.flatMap(({ id, history }) =>
      history.map((event) => ({ ...event, order_id: id, details: JSON.stringify(event.details) })),
    ),
  );
  const messages = orders.flatMap(({ id, messages: own, reads: marks }) => {
    const readByStaff = Math.max(0, ...marks.filter((mark) => mark.by_staff).map((mark) => mark.messages));
    return own.map((message, index) => ({ ...message, order_id: id, read_by_staff: index < readByStaff }));
  });
  const ids = await insertMessages(trx, messages);
  const stored = messages.map((message, index) => ({ ...message, id: ids[index] ?? 0 }));
  await insertRows(
    trx,
    'order_files',
    orders.flatMap(({ id: order_id, documents }) => [
      ...documents.map((file) => ({ ...file, order_id, message_id: null, kind: 'document' as const })),
      ...stored
        .filter((message) => message.order_id === order_id)
        .flatMap(({ id, files }) =>
          files.map((file) => ({ ...file, order_id, message_id: id, kind: 'chat' as const })),
        ),
    ]),
  );
  const reads = orders.flatMap(({ id, reads: own }) => {
    const ofOrder = stored.filter((message) => message.order_id === id);
    return own.flatMap(({ user_id, by_staff, messages: count }) => {
      const last = ofOrder[count - 1];
      if (!last) throw new Error(`order ${id} has no message ${count}`);
      return { order_id: id, user_id, by_staff, last_message_id: last.id, read_at: last.created_at };
    });
  });
  await insertRows(trx, 'order_reads', reads);
};
