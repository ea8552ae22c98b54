import type { CatalogueService } from '../catalogue-template';

/** Order of services in every list. */
export const byOrderAndId = (a: CatalogueService, b: CatalogueService): number => a.order - b.order || a.id - b.id;

/** Contents of a package by service id; entries without a positive quantity are ignored, repeated ones add up. */
export const packageContents = (service: CatalogueService): ReadonlyMap<number, number> => {
  const contents = new Map<number, number>();
  for (const { id, quantity } of service.package_contents) {
    if (quantity > 0) contents.set(id, (contents.get(id) ?? 0) + quantity);
  }
  return contents;
};
