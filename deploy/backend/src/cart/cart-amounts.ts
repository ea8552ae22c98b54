import {
  billableUnits,
  completePrice,
  fromHundredths,
  lineAmount,
  totalAmount,
  toHundredths,
  vatInside,
  type LineQuantity,
} from '@fairfront/shared-kit/model';
import type { AdditionalService } from '../additional-services/additional-services.schema';
import type { Cart, CartItem } from './cart.schema';
import type { QuantityOfDate, TimesOfDate } from './tables';

/** A line as it is stored. */
export interface StoredLine {
  id: number;
  quantity: number;
  unit: CartItem['unit'];
  dates: string[];
  quantity_by_dates: QuantityOfDate[];
  time_range_by_dates: TimesOfDate[];
  comment: string | null;
}

/** Which list of days a service counts by (SVC-149, SVC-158). */
const quantityOf = (service: AdditionalService, line: StoredLine): LineQuantity => {
  if (service.is_required_quantity_by_date) return { by: 'quantity-per-date', entries: line.quantity_by_dates };
  if (service.is_required_time_range_by_date) return { by: 'time-ranges', entries: line.time_range_by_dates };
  if (service.is_required_stand_area) return { by: 'stand-area', area: line.quantity, dates: line.dates };
  return { by: 'dates', quantity: line.quantity, dates: line.dates };
};

/** A line with its price and amount in a currency; both null when the service has no price in it (SVC-139). */
export const cartItem = (
  service: AdditionalService,
  { id, ...line }: StoredLine,
  currency: string,
  vatRate: number,
): CartItem => {
  const offered = service.prices.find((price) => price.currency === currency && price.unit.id === line.unit.id);
  const price = offered ? completePrice(offered, vatRate) : null;
  const units = billableUnits(quantityOf(service, { id, ...line }));
  const amount = lineAmount(price && price.withVat, units);
  return {
    id: service.id,
    cart_item_id: id,
    service,
    ...line,
    price: price && {
      currency,
      price_with_vat: fromHundredths(price.withVat),
      price_without_vat: fromHundredths(price.withoutVat),
      unit: line.unit,
    },
    currencyPrice: price && fromHundredths(price.withVat),
    billable_units: units,
    amount_with_vat: amount === null ? null : fromHundredths(amount),
  };
};

/** Total and the VAT in it, and the lines by executor in the order of first adding (SVC-013, SVC-138). */
export const cartOf = (version: number, currency: string, vatRate: number, items: CartItem[]): Cart => {
  const amounts = items.map(({ amount_with_vat: amount }) => (amount === null ? null : toHundredths(amount)));
  const total = totalAmount(amounts);
  const groups = new Map<number, Cart['groups'][number]>();
  for (const item of items) {
    const { executor } = item.service;
    const group = groups.get(executor.id) ?? { executor, items: [] };
    group.items.push(item);
    groups.set(executor.id, group);
  }
  return {
    version,
    currency,
    total_with_vat: total === null ? null : fromHundredths(total),
    vat: total === null ? null : fromHundredths(vatInside(total, vatRate)),
    groups: [...groups.values()],
  };
};
