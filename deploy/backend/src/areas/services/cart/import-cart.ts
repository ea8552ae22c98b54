import type { Transaction } from 'kysely';
import { insertRows } from '../../../platform/database/rows';
import type { Tables } from '../../../platform/database/tables';
import type { QuantityOfDate, TimesOfDate } from './tables';

/** A line of an imported cart. */
export interface ImportedCartLine {
  id?: number;
  service_id: number;
  unit_id: number;
  quantity: number;
  dates: string[];
  quantity_by_dates: QuantityOfDate[];
  time_range_by_dates: TimesOfDate[];
  comment: string | null;
  /** Unit prices with VAT that were seen when it was added, in hundredths by currency. */
  held_prices?: Record<string, number>;
  created_at: Date;
}

/** Stores the cart of a participation that has none yet, with lines that were added elsewhere. */
export const importCart = async (
  trx: Transaction<Tables>,
  participationId: number,
  lines: readonly ImportedCartLine[],
): Promise<void> => {
  await insertRows(trx, 'carts', [{ participation_id: participationId, version: lines.length }]);
  await insertRows(
    trx,
    'cart_lines',
    lines.map(({ held_prices = {}, created_at, ...line }) => ({
      ...line,
      participation_id: participationId,
      created_by: null,
      dates: JSON.stringify(line.dates),
      quantity_by_dates: JSON.stringify(line.quantity_by_dates),
      time_range_by_dates: JSON.stringify(line.time_range_by_dates),
      held_prices: JSON.stringify(held_prices),
      created_at,
      priced_at: created_at,
    })),
  );
};
