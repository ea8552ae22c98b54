import type { Localized } from '@fairfront/shared-kit/domain/common';
import type { documentKinds } from '@fairfront/shared-kit/domain/services/api';
import type { OrderLineState, OrderStatus } from '@fairfront/shared-kit/domain/services';
import type { ColumnType, Generated } from 'kysely';
import type { Json } from '../../../platform/database/columns';
import type { QuantityOfDate, TimesOfDate } from '../cart/tables';

/** Orders of additional services; prices are frozen when they are placed. */
interface AdditionalOrdersTable {
  id: Generated<number>;
  participation_id: number;
  /** Incremented by every change of status or amounts. */
  version: Generated<number>;
  status: OrderStatus;
  currency: string;
  /** Percent, of the exhibition at placing. */
  vat_rate: number;
  comment: string | null;
  purchase_number: string | null;
  /** The company that pays: its own, or that of the collective organiser. */
  payer_id: number;
  /** Placed with a missing amount, so that only the participant can confirm it. */
  is_accept_needed: Generated<boolean>;
  created_by: number | null;
  /** When the row was last written, kept by a trigger. */
  changed_at: Generated<Date>;
  created_at: Date;
  updated_at: Date;
}

/** The copy of a service in an order line, independent of later changes. */
export interface OrderedService extends Localized<'name'> {
  executor: Localized<'name'> & { id: number; is_organizer: boolean };
  unit: Localized<'name'> & { id: number };
  mode: 'plain' | 'stand-area' | 'quantity-by-date' | 'time-ranges';
}

interface OrderLinesTable {
  id: Generated<number>;
  order_id: number;
  position: number;
  service_id: number;
  service: Json<OrderedService>;
  quantity: number;
  dates: Json<string[]>;
  quantity_by_dates: Json<QuantityOfDate[]>;
  time_range_by_dates: Json<TimesOfDate[]>;
  comment: string | null;
  purchase_number: string | null;
  /** Unit price with VAT in hundredths; null until the manager sets it. */
  price: number | null;
  /** Amount with VAT in hundredths. */
  amount: number | null;
  /** Removed by the organiser; kept for the list of differences. */
  is_removed: Generated<boolean>;
  /** The line as it was placed; null for one that the organiser has added. */
  placed: ColumnType<OrderLineState | null, string | null, string | null>;
}

/** The history of an order, shown next to it. */
export type OrderEventKind = 'placed' | 'status' | 'amounts' | 'document' | 'document_removed';

interface OrderHistoryTable {
  id: Generated<number>;
  order_id: number;
  kind: OrderEventKind;
  details: ColumnType<Record<string, unknown>, string | undefined, string>;
  by_staff: boolean;
  user_id: number | null;
  created_at: Date;
}

interface OrderMessagesTable {
  id: Generated<number>;
  order_id: number;
  sender: 'manager' | 'user';
  user_id: number | null;
  /** The manager in whose name the organiser writes. */
  manager_id: number | null;
  text: string;
  /** Of a message of the exhibitor: a member of staff has read it. */
  read_by_staff: Generated<boolean>;
  created_at: Date;
}

export type DocumentKind = (typeof documentKinds)[number];

export interface OrderFilesTable {
  id: Generated<number>;
  order_id: number;
  message_id: number | null;
  kind: 'attachment' | 'chat' | 'document';
  /** The kind of a document; null for older ones. */
  document_kind: ColumnType<DocumentKind | null, DocumentKind | null | undefined, DocumentKind | null>;
  stored_name: string;
  original_name: string;
  /** In lower case. */
  extension: string;
  /** Bytes. */
  size: number;
  created_at: Date;
}

/** The last message of a chat that a user has read. */
interface OrderReadsTable {
  order_id: number;
  user_id: number;
  by_staff: boolean;
  last_message_id: number;
  read_at: Date;
  /** The message for which the last e-mail was scheduled; 0 if there was none. */
  letter_message_id: Generated<number>;
}

declare module '../../../platform/database/tables' {
  interface Tables {
    additional_orders: AdditionalOrdersTable;
    order_files: OrderFilesTable;
    order_history: OrderHistoryTable;
    order_lines: OrderLinesTable;
    order_messages: OrderMessagesTable;
    order_reads: OrderReadsTable;
  }
}
