import { fromHundredths, toHundredths } from '@fairfront/shared-kit/domain/common';
import type { AdditionalService, Participation } from '@fairfront/shared-kit/platform';
import type { CartLineInput } from '@fairfront/shared-kit/domain/services/cart-line';
import { amountOfLine } from '@fairfront/shared-kit/domain/services/line-quantity';

/** A price of a service in the API format. */
export type Price = AdditionalService['prices'][number];

/** The unit price in a currency; undefined if there is none. */
export const priceIn = ({ prices }: AdditionalService, unitId: number, currency: string): Price | undefined =>
  prices.find((price) => price.unit.id === unitId && price.currency === currency);

/** The currencies of the participation in which the service has a price. */
export const currenciesOf = ({ prices }: AdditionalService, { currencies }: Participation): string[] =>
  currencies.map(({ code }) => code).filter((code) => prices.some(({ currency }) => currency === code));

/** Amounts in currency units. */
export interface LineSum {
  /** Null without a price. */
  amount: number | null;
  /** The same line at the next price and its date; null if the price stays. */
  next: { from: string; amount: number } | null;
}

const sumAt = (service: AdditionalService, line: CartLineInput, price: number): number =>
  fromHundredths(amountOfLine(service, line, toHundredths(price)) ?? 0);

/** The total of a line, computed with the server's functions. */
export const lineSum = (service: AdditionalService, line: CartLineInput, price: Price | undefined): LineSum => {
  if (!price) return { amount: null, next: null };
  return {
    amount: sumAt(service, line, price.price_with_vat),
    next: price.next && { from: price.next.from, amount: sumAt(service, line, price.next.price_with_vat) },
  };
};
