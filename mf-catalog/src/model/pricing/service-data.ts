import { toHundredths, type Hundredths } from '@fairfront/shared-kit/model';
import type { CatalogueService } from '../catalogue-template';

/** Order of services in every list (CAT-218). */
export const byOrderAndId = (a: CatalogueService, b: CatalogueService): number => a.order - b.order || a.id - b.id;

/** Price of one unit without VAT; null without a price in the currency (CAT-187). A price of 0 is a price (CAT-189). */
export const netPrice = (service: CatalogueService, currency: string): Hundredths | null => {
  const price = service.prices.find((entry) => entry.currency === currency)?.price_without_vat;
  return price === null || price === undefined ? null : toHundredths(price);
};

/** Contents of a package by service id; entries without a positive quantity say nothing, repeated ones add up. */
export const packageContents = (service: CatalogueService): ReadonlyMap<number, number> => {
  const contents = new Map<number, number>();
  for (const { id, quantity } of service.package_contents) {
    if (quantity > 0) contents.set(id, (contents.get(id) ?? 0) + quantity);
  }
  return contents;
};
