import type { CatalogueTemplate } from '../catalogue-template';
import type { OrderDraft } from '../order-draft';
import { orderQuantities, type OrderQuantities } from './order-quantities';
import type { PricedLine, PricedLineKind, PricingContext } from './priced-order';
import type { CatalogueAmount } from './service-price';
import { settleOrder, type SettledOrder } from './settle-order';
import { templateIndex, type TemplateIndex } from './template-index';

/** How many more, or fewer, units of a line are charged. */
export interface HintChange {
  kind: PricedLineKind;
  serviceId: number;
  /** N of "Package N"; null for other kinds. */
  number: number | null;
  quantity: number;
  sum: CatalogueAmount;
}

/** More rubrics with short information would cost less. */
export interface CheaperHint {
  /** The short information to add. */
  serviceId: number;
  /** Number of additional rubrics. */
  more: number;
  /** The saving on the whole order; both amounts are above 0. */
  saved: CatalogueAmount;
  /** What would be charged additionally and what no longer; the difference is the saving. */
  added: readonly HintChange[];
  dropped: readonly HintChange[];
}

/** The quantities with this many additional short entries; they use remaining free places. */
const withMore = (
  index: TemplateIndex,
  quantities: OrderQuantities,
  serviceId: number,
  more: number,
): OrderQuantities => {
  const services = new Map(quantities.services);
  const taken = index
    .ofType('brief_information_rubricator')
    .reduce((sum, { id }) => sum + (services.get(id)?.freeByTemplate ?? 0), 0);
  const placesLeft = Math.max(index.template.number_free_rubrics - taken, 0);
  const { quantity, freeByTemplate } = services.get(serviceId) ?? { quantity: 0, freeByTemplate: 0 };
  services.set(serviceId, {
    quantity: quantity + more,
    freeByTemplate: freeByTemplate + Math.min(more, placesLeft),
  });
  return { ...quantities, services };
};

const keyOf = ({ kind, service_id: id }: PricedLine): string => `${kind} ${id}`;

/** Lines of which `to` charges more than `from`, with the difference. */
const risen = (from: readonly PricedLine[], to: readonly PricedLine[]): HintChange[] => {
  const before = new Map(from.map((line) => [keyOf(line), line.quantity_charged]));
  return to.flatMap((line) => {
    const quantity = line.quantity_charged - (before.get(keyOf(line)) ?? 0);
    if (quantity <= 0 || line.price_without_vat === null || line.price_with_vat === null) return [];
    const sum = { withoutVat: line.price_without_vat * quantity, withVat: line.price_with_vat * quantity };
    return [{ kind: line.kind, serviceId: line.service_id, number: line.number, quantity, sum }];
  });
};

const savedBy = ({ totals: before }: SettledOrder, { totals: after }: SettledOrder): CatalogueAmount | null => {
  if (before.without_vat === null || before.with_vat === null) return null;
  if (after.without_vat === null || after.with_vat === null) return null;
  const saved = { withoutVat: before.without_vat - after.without_vat, withVat: before.with_vat - after.with_vat };
  return saved.withoutVat > 0 && saved.withVat > 0 ? saved : null;
};

/**
 * Whether more rubrics with short information would cost less, because a larger rubric package would apply: T1 with 19
 * charged costs 14 700, with 20 only 14 000. Proposes the largest saving, or of equal ones that with
 * the fewest additional rubrics. Null if there is none, or if totals are N/A.
 * @param available how many rubrics can still be selected; by default as many as a rubric package holds
 */
export const cheaperHint = (
  template: CatalogueTemplate,
  draft: OrderDraft,
  context: PricingContext,
  available = Infinity,
): CheaperHint | null => {
  const index = templateIndex(template);
  const [short] = index.ofType('brief_information_rubricator');
  if (!short) return null;
  const terms = { currency: draft.currency, vatRate: context.vatRate };
  const largest = index
    .rubricPackages(terms.currency)
    .reduce((most, { contents }) => Math.max(most, contents.get(short.id) ?? 0), 0);
  const quantities = orderQuantities(index, draft, context);
  const before = settleOrder(index, quantities, terms);

  let hint: CheaperHint | null = null;
  for (let more = 1; more <= Math.min(largest, available); more += 1) {
    const after = settleOrder(index, withMore(index, quantities, short.id, more), terms);
    const saved = savedBy(before, after);
    if (saved && saved.withoutVat > (hint?.saved.withoutVat ?? 0)) {
      const added = risen(before.lines, after.lines);
      hint = { serviceId: short.id, more, saved, added, dropped: risen(after.lines, before.lines) };
    }
  }
  return hint;
};
