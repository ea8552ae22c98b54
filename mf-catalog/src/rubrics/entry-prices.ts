import type { Hundredths } from '@fairfront/shared-kit/domain/common';
import type { CatalogueTemplate } from '@fairfront/shared-kit/domain/catalogue/catalogue-template';
import type { OrderDraft } from '@fairfront/shared-kit/domain/catalogue/order-draft';
import type { PricedOrder } from '@fairfront/shared-kit/domain/catalogue/pricing/priced-order';
import { templateIndex } from '@fairfront/shared-kit/domain/catalogue/pricing/template-index';
import { hasFullEntry } from './rubric-edits';

/** The price of one selected service or address of a rubric. Amounts are hundredths with VAT. */
export type EntryPrice =
  /** Uses free place number `place` of the template. */
  | { by: 'free-place'; place: number }
  /** Free as contents of a selected package. */
  | { by: 'package' }
  /** Paid with the rubric package of this number. */
  | { by: 'rubric-package'; number: number }
  /** Null without a price in the currency. */
  | { by: 'unit'; amount: Hundredths | null };

/** The price of a selected rubric. */
export interface RubricPrice {
  /** One for each of its services, in their order. */
  services: readonly EntryPrice[];
  /** By row number; empty rows are free and omitted. */
  addresses: Readonly<Record<number, EntryPrice>>;
  /** The total of separate charges; null if one has no price. */
  total: Hundredths | null;
}

/** Allocates the next unit of a service: free places first, then packages, rubric packages, and separate charges. */
type NextUnit = (serviceId: number) => EntryPrice;

/** The numbers of the rubric packages that cover units of a service, in the order of use. */
const packageNumbers = (template: CatalogueTemplate, priced: PricedOrder): ReadonlyMap<number, readonly number[]> => {
  const numbers = new Map<number, number[]>();
  const { byId } = templateIndex(template);
  for (const { kind, service_id, number, quantity } of priced.lines) {
    if (kind !== 'rubric_package' || number === null) continue;
    for (const { id, quantity: covered } of byId.get(service_id)?.package_contents ?? []) {
      const known = numbers.get(id) ?? [];
      numbers.set(id, [...known, ...Array.from({ length: covered * quantity }, () => number)]);
    }
  }
  return numbers;
};

const unitsOf = (template: CatalogueTemplate, priced: PricedOrder): NextUnit => {
  const numbers = packageNumbers(template, priced);
  const lines = new Map(priced.lines.filter(({ kind }) => kind === 'service').map((line) => [line.service_id, line]));
  const used = new Map<number, number>();
  let places = 0;
  return (serviceId) => {
    const line = lines.get(serviceId);
    const order = used.get(serviceId) ?? 0;
    used.set(serviceId, order + 1);
    if (!line) return { by: 'unit', amount: null };
    if (order < line.quantity_free_by_template) {
      places += 1;
      return { by: 'free-place', place: places };
    }
    if (order < line.quantity_free) return { by: 'package' };
    const covered = order - line.quantity_free;
    const number = covered < line.quantity_in_packages ? numbers.get(serviceId)?.[covered] : undefined;
    return number === undefined ? { by: 'unit', amount: line.price_with_vat } : { by: 'rubric-package', number };
  };
};

const sumOf = (prices: readonly EntryPrice[]): Hundredths | null =>
  prices.reduce<Hundredths | null>((sum, price) => {
    if (price.by !== 'unit') return sum;
    return sum === null || price.amount === null ? null : sum + price.amount;
  }, 0);

/**
 * Distributes the lines of a priced order among the selected rubrics, in the order of selection, by which free places are
 * given. It computes no prices: the shares add up to the lines.
 */
export const rubricPrices = (
  draft: OrderDraft,
  template: CatalogueTemplate,
  priced: PricedOrder,
): ReadonlyMap<number, RubricPrice> => {
  const next = unitsOf(template, priced);
  const address = templateIndex(template).ofType('extra_address_rubricator')[0];
  const addresses = new Map<number, Record<number, EntryPrice>>();
  const withAddresses = new Set(
    draft.rubrics.filter((rubric) => hasFullEntry(rubric.services, template)).map(({ id }) => id),
  );
  for (const row of draft.rubricAddresses) {
    if (!address || row.address.trim() === '' || !withAddresses.has(row.rubricId)) continue;
    addresses.set(row.rubricId, { ...addresses.get(row.rubricId), [row.id]: next(address.id) });
  }
  return new Map(
    draft.rubrics.map(({ id, services }) => {
      const own = services.map(next);
      const rows = addresses.get(id) ?? {};
      return [id, { services: own, addresses: rows, total: sumOf([...own, ...Object.values(rows)]) }];
    }),
  );
};
