import { linePrice, lineQuantityOf } from '@fairfront/shared-kit/domain/services';
import {
  billableUnits,
  fromHundredths,
  lineAmount,
  removeVat,
  totalAmount,
  toHundredths,
  vatInside,
  type Hundredths,
} from '@fairfront/shared-kit/domain/common';
import {
  priceOfToday,
  serviceResponse,
  type ServiceContext,
  type ServiceRow,
} from '../additional-services/service.response';
import type { Cart, CartItem } from '@fairfront/shared-kit/domain/services/api';
import type { QuantityOfDate, TimesOfDate } from './tables';

/** The stored quantities of a line. */
interface StoredQuantity {
  quantity: number;
  dates: string[];
  quantity_by_dates: QuantityOfDate[];
  time_range_by_dates: TimesOfDate[];
}

/** A line as it is stored. */
export interface StoredLine extends StoredQuantity {
  id: number;
  unit: CartItem['unit'];
  comment: string | null;
  purchase_number: string | null;
  priced_at: Date;
  held_prices: Record<string, number>;
}

/** The unit price that a line is charged at now, and whether it is kept or has risen. */
export const priceOfLine = (row: ServiceRow, line: StoredLine, context: ServiceContext) => {
  const today = priceOfToday(row, { unitId: line.unit.id, currency: context.currency }, context);
  const held = { seen: line.held_prices[context.currency] ?? null, pricedAt: line.priced_at.getTime() };
  const charged = linePrice(held, today && today.withVat, context.now);
  return { ...charged, today };
};

const inUnits = (hundredths: Hundredths | null): number | null =>
  hundredths === null ? null : fromHundredths(hundredths);

/** A line with its price and amount in the currency of the participation; both are null if there is no price in it. */
export const cartItem = (row: ServiceRow, line: StoredLine, context: ServiceContext): CartItem => {
  const service = serviceResponse(row, context);
  const { price, today, keptUntil, risenFrom } = priceOfLine(row, line, context);
  const units = billableUnits(lineQuantityOf(service, line));
  const withoutVat = price === null || price === today?.withVat ? today?.withoutVat : removeVat(price, context.vatRate);
  return {
    id: row.id,
    cart_item_id: line.id,
    service,
    unit: line.unit,
    quantity: line.quantity,
    dates: line.dates,
    quantity_by_dates: line.quantity_by_dates,
    time_range_by_dates: line.time_range_by_dates,
    comment: line.comment,
    purchase_number: line.purchase_number,
    price:
      price === null || withoutVat === undefined
        ? null
        : {
            currency: context.currency,
            price_with_vat: fromHundredths(price),
            price_without_vat: fromHundredths(withoutVat),
            unit: line.unit,
          },
    currencyPrice: inUnits(price),
    billable_units: units,
    amount_with_vat: inUnits(lineAmount(price, units)),
    price_kept_until: keptUntil === null ? null : new Date(keptUntil).toISOString(),
    price_risen_from: inUnits(risenFrom),
  };
};

const hasPriceIn = (currency: string, { service, unit }: CartItem): boolean =>
  service.prices.some((price) => price.currency === currency && price.unit.id === unit.id);

/** Total and the VAT in it, and the lines by executor in the order of first adding. */
export const cartOf = (
  version: number,
  items: CartItem[],
  { currency, vatRate }: Pick<ServiceContext, 'currency' | 'vatRate'>,
  currencies: readonly string[],
): Cart => {
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
    total_with_vat: inUnits(total),
    vat: total === null ? null : fromHundredths(vatInside(total, vatRate)),
    complete_currencies: currencies.filter((code) => items.every((item) => hasPriceIn(code, item))),
    groups: [...groups.values()],
  };
};
