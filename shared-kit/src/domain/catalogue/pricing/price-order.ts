import type { CatalogueTemplate } from '../catalogue-template';
import type { OrderDraft } from '../order-draft';
import { orderQuantities } from './order-quantities';
import type { PricedOrder, PricingContext } from './priced-order';
import { settleOrder } from './settle-order';
import { templateIndex } from './template-index';

/**
 * Prices an order: quantities, free places, package contents, rubric packages, single prices and
 * totals, in hundredths of the draft's currency. Called by screen and server; the server's result is authoritative. The
 * template is indexed on first use and must not change afterwards, so that many drafts are priced fast.
 */
export const priceOrder = (template: CatalogueTemplate, draft: OrderDraft, context: PricingContext): PricedOrder => {
  const index = templateIndex(template);
  const terms = { currency: draft.currency, vatRate: context.vatRate };
  const { lines, totals } = settleOrder(index, orderQuantities(index, draft, context), terms);
  return { totals, lines };
};
