import type { ColumnType, Generated } from 'kysely';
import type { Json } from '../../../platform/database/columns';

/** Carts without their lines: one row per participation, inserted with the first line. */
interface CartsTable {
  participation_id: number;
  /** Incremented by every change of the cart; a checkout sends the version that the user has seen. */
  version: Generated<number>;
}

/**
 * Lines of the carts, one per service, shared by all users of the participation. Which of the three
 * lists of days is used depends on the service; the others are empty.
 */
interface CartLinesTable {
  id: Generated<number>;
  participation_id: number;
  service_id: number;
  unit_id: number;
  /** Numeric: the area of a stand has decimals. */
  quantity: number;
  /** Days as YYYY-MM-DD. */
  dates: Json<string[]>;
  quantity_by_dates: Json<QuantityOfDate[]>;
  time_range_by_dates: Json<TimesOfDate[]>;
  comment: string | null;
  /** The exhibitor's own purchase number. */
  purchase_number: ColumnType<string | null, string | null | undefined, string | null>;
  /** When the price was last seen; it is kept for an hour. */
  priced_at: Date;
  /** Unit prices with VAT that were seen then, in hundredths by currency. */
  held_prices: ColumnType<Record<string, number>, string | undefined, string>;
  created_by: number | null;
  created_at: Date;
}

export interface QuantityOfDate {
  date: string;
  quantity: number;
}

export interface TimesOfDate {
  date: string;
  /** Starts of two-hour slots. */
  time_range: number[];
}

declare module '../../../platform/database/tables' {
  interface Tables {
    cart_lines: CartLinesTable;
    carts: CartsTable;
  }
}
