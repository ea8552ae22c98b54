import type { Hundredths } from '../../common';
import type { CatalogueService } from '../catalogue-template';
import { byOrderAndId, packageContents } from './service-data';
import { netPrice } from './service-price';

/** A rubric package that saves money in a currency. */
export interface RubricPackageOffer {
  service: CatalogueService;
  /** Quantity by service id. */
  contents: ReadonlyMap<number, number>;
  /** Without VAT. */
  price: Hundredths;
  /** Price of the contents bought individually minus the price, without VAT; always above 0. */
  discount: Hundredths;
}

/** A rubric package and how often it is applied. */
export interface RubricPackageUse {
  offer: RubricPackageOffer;
  count: number;
}

type Services = ReadonlyMap<number, CatalogueService>;

const sumOf = (contents: ReadonlyMap<number, number>): number => {
  let sum = 0;
  for (const quantity of contents.values()) sum += quantity;
  return sum;
};

/**
 * Price without VAT of the contents bought individually; null if one of them has no price in the currency or is
 * unknown.
 */
const priceOfContents = (
  contents: ReadonlyMap<number, number>,
  byId: Services,
  currency: string,
): Hundredths | null => {
  let sum = 0;
  for (const [id, quantity] of contents) {
    const content = byId.get(id);
    const price = content ? netPrice(content, currency) : null;
    if (price === null) return null;
    sum += price * quantity;
  }
  return sum;
};

/** N of "Package N": its short-information services, or all contents if it has none. */
export const rubricPackageNumber = (service: CatalogueService, byId: Services): number => {
  const contents = packageContents(service);
  let short = 0;
  for (const [id, quantity] of contents) {
    if (byId.get(id)?.type === 'brief_information_rubricator') short += quantity;
  }
  return short > 0 ? short : sumOf(contents);
};

/**
 * The applicable packages in order of application: larger discount first, then larger contents, then `order`, then id;
 * excludes those that save nothing or lack a price in the currency.
 */
export const rubricPackageOffers = (
  services: readonly CatalogueService[],
  byId: Services,
  currency: string,
): readonly RubricPackageOffer[] =>
  services
    .flatMap((service) => {
      const contents = packageContents(service);
      const price = netPrice(service, currency);
      const singly = priceOfContents(contents, byId, currency);
      if (price === null || singly === null || singly <= price) return [];
      return [{ service, contents, price, discount: singly - price }];
    })
    .sort(
      (a, b) => b.discount - a.discount || sumOf(b.contents) - sumOf(a.contents) || byOrderAndId(a.service, b.service),
    );

/**
 * Greedy matching: applies every package as often as all of its contents remain, in the given order.
 * @param remaining quantities that are neither free nor covered yet, by service id; reduced by what packages cover
 */
export const takeRubricPackages = (
  offers: readonly RubricPackageOffer[],
  remaining: Map<number, number>,
): readonly RubricPackageUse[] => {
  const uses: RubricPackageUse[] = [];
  for (const offer of offers) {
    let count = Infinity;
    for (const [id, quantity] of offer.contents) {
      count = Math.min(count, Math.floor((remaining.get(id) ?? 0) / quantity));
    }
    if (count > 0) {
      for (const [id, quantity] of offer.contents) remaining.set(id, (remaining.get(id) ?? 0) - count * quantity);
      uses.push({ offer, count });
    }
  }
  return uses;
};
