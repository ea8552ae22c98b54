import type { documentKinds } from '@fairfront/shared-kit/domain/services/api';
import type { OrderLineState, OrderStatus } from '@fairfront/shared-kit/domain/services';
import type { ColumnType, Generated } from 'kysely';
import type { Json } from '../../../platform/database/columns';
import type { QuantityOfDate, TimesOfDate } from '../cart/tables';

/** Orders of additional services; prices are frozen when they are placed. */
interface AdditionalOrdersTable {
  id: Generated<number>;
  participation_id: number;
  /** Grows by every change of status or amounts. */
  version: Generated<number>;
  status: OrderStatus;
  currency: string;
  /** Percent, of the exhibition at placing. */
  vat_rate: number;
  comment: string | null;
  purchase_number: string | null;
  /** Company that pays: the own one, or that of the collective organiser. */
  payer_id: number;
  /** Placed with a missing amount, so that only the participant can confirm it. */
  is_accept_needed: Generated<boolean>;
  created_by: number | null;
  /** When the row was last written, kept by a trigger. */
  changed_at: Generated<Date>;
  created_at: Date;
  updated_at: Date;
}

/** What of a service an order line keeps, whatever becomes of the service. */
export interface OrderedService {
  name_rus: string;
  name_eng: string;
  executor: { id: number; name_rus: string; name_eng: string; is_organizer: boolean };
  unit: { id: number; name_rus: string; name_eng: string };
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
  /** Taken out by the organiser; it stays for the difference. */
  is_removed: Generated<boolean>;
  /** The line as it was placed; null for one that the organiser has added. */
  placed: ColumnType<OrderLineState | null, string | null, string | null>;
}

/** What happened to an order: shown beside it. */
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
  /** In whose name a message of the organiser stands. */
  manager_id: number | null;
  text: string;
  created_at: Date;
}

export type DocumentKind = (typeof documentKinds)[number];

export interface OrderFilesTable {
  id: Generated<number>;
  order_id: number;
  message_id: number | null;
  kind: 'attachment' | 'chat' | 'document';
  /** Of a document; null for one from before kinds were kept. */
  document_kind: ColumnType<DocumentKind | null, DocumentKind | null | undefined, DocumentKind | null>;
  stored_name: string;
  original_name: string;
  /** In small letters. */
  extension: string;
  /** Bytes. */
  size: number;
  created_at: Date;
}

/** Up to which message somebody has read an order's chat. */
interface OrderReadsTable {
  order_id: number;
  user_id: number;
  by_staff: boolean;
  last_message_id: number;
  read_at: Date;
  /** The message for which the last e-mail was planned, 0 without one. */
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
