import type { CatalogueTemplate } from '../catalogue-template';
import type { OrderDraft } from '../order-draft';
import { priceOrder } from './price-order';
import type { PricedLine, PricedOrder, PricingContext } from './priced-order';

/**
 * The lines whose missing price makes the totals N/A: charged, but without a price in the currency.
 */
export const linesWithoutPrice = ({ lines }: PricedOrder): PricedLine[] =>
  lines.filter((line) => line.quantity_charged > 0 && line.price_without_vat === null);

/**
 * Codes of the template's currencies in which everything that the draft charges has a price, in template order; the
 * alternatives to N/A. Empty if there are none.
 */
export const currenciesThatPrice = (
  template: CatalogueTemplate,
  draft: OrderDraft,
  context: PricingContext,
): string[] =>
  template.currencies
    .map(({ code }) => code)
    .filter((currency) => priceOrder(template, { ...draft, currency }, context).totals.without_vat !== null);
