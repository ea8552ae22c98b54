import { billableUnits, lineAmount, type Hundredths, type LineQuantity } from '../common';
import { quantityModeOf, type QuantityMode, type ServiceFlags } from './service-rules';

/** The quantity of a line, as in cart and orders. Days are YYYY-MM-DD, slots are start hours. */
export interface CountedLine {
  quantity: number;
  dates: readonly string[];
  quantity_by_dates: readonly { date: string; quantity: number }[];
  time_range_by_dates: readonly { date: string; time_range: readonly number[] }[];
}

/** The quantity of a line by its list of days. */
export const quantityBy = (mode: QuantityMode, line: CountedLine): LineQuantity => {
  switch (mode) {
    case 'quantity-by-date':
      return { by: 'quantity-per-date', entries: line.quantity_by_dates };
    case 'time-ranges':
      return { by: 'time-ranges', entries: line.time_range_by_dates };
    case 'stand-area':
      return { by: 'stand-area', area: line.quantity, dates: line.dates };
    case 'plain':
      return { by: 'dates', quantity: line.quantity, dates: line.dates };
  }
};

/** The quantity of a line by the flags of its service. */
export const lineQuantityOf = (service: ServiceFlags, line: CountedLine): LineQuantity =>
  quantityBy(quantityModeOf(service), line);

/** Amount of a line with VAT at a unit price with VAT; null without a price. */
export const amountOfLine = (
  service: ServiceFlags,
  line: CountedLine,
  unitPriceWithVat: Hundredths | null,
): Hundredths | null => lineAmount(unitPriceWithVat, billableUnits(lineQuantityOf(service, line)));
