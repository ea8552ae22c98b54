import { fromHundredths, toHundredths } from '@fairfront/shared-kit/model';
import type { AdditionalService, Participation } from '@fairfront/shared-kit/platform';
import type { CartLineInput } from '@fairfront/shared-kit/domain/services/cart-line';
import { amountOfLine } from '@fairfront/shared-kit/domain/services/line-quantity';

/** A price of a service as the API answers it (SVC-150). */
export type Price = AdditionalService['prices'][number];

/** The price of a unit in a currency; undefined without one (SVC-139). */
export const priceIn = ({ prices }: AdditionalService, unitId: number, currency: string): Price | undefined =>
  prices.find((price) => price.unit.id === unitId && price.currency === currency);

/** Currencies of the participation in which the service has a price (SVC-042, SVC-150). */
export const currenciesOf = ({ prices }: AdditionalService, { currencies }: Participation): string[] =>
  currencies.map(({ code }) => code).filter((code) => prices.some(({ currency }) => currency === code));

/** Amounts in units of the currency. */
export interface LineSum {
  /** Null without a price. */
  amount: number | null;
  /** The same line from the next price by order date on; null when the price stays (SVC-160). */
  next: { from: string; amount: number } | null;
}

const sumAt = (service: AdditionalService, line: CartLineInput, price: number): number =>
  fromHundredths(amountOfLine(service, line, toHundredths(price)) ?? 0);

/** The sum of a line by the functions of the server (SVC-136, SVC-137, SVC-149). */
export const lineSum = (service: AdditionalService, line: CartLineInput, price: Price | undefined): LineSum => {
  if (!price) return { amount: null, next: null };
  return {
    amount: sumAt(service, line, price.price_with_vat),
    next: price.next && { from: price.next.from, amount: sumAt(service, line, price.next.price_with_vat) },
  };
};
