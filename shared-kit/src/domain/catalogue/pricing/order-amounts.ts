import { fromHundredths, type Hundredths } from '../../common';
import type { CatalogueOrder, OrderLineResponse } from '../catalogue-order';
import type { PricedOrder } from './priced-order';

const units = (amount: Hundredths | null): number | null => (amount === null ? null : fromHundredths(amount));

/** Totals for the API: currency units with at most two decimals, null for N/A. */
export const catalogueTotalsResponse = ({ totals }: PricedOrder): CatalogueOrder['totals'] => ({
  currency: totals.currency,
  vat_rate: totals.vat_rate,
  without_vat: units(totals.without_vat),
  vat: units(totals.vat),
  with_vat: units(totals.with_vat),
});

/** Lines for the API: currency units with at most two decimals, null for N/A. */
export const catalogueLinesResponse = ({ lines }: PricedOrder): OrderLineResponse[] =>
  lines.map((line) => ({
    ...line,
    price_without_vat: units(line.price_without_vat),
    price_with_vat: units(line.price_with_vat),
    sum_without_vat: units(line.sum_without_vat),
    sum_with_vat: units(line.sum_with_vat),
  }));
