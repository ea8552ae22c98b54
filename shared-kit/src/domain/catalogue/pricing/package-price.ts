import type { CatalogueService, CatalogueTemplate } from '../catalogue-template';
import { packageContents } from './service-data';
import { amountTimes, priceOfService, sumOfAmounts, type CatalogueAmount } from './service-price';
import { templateIndex } from './template-index';

/** So many of a service in the contents of a package. */
export interface ContentService {
  service: CatalogueService;
  quantity: number;
}

/** What a package contains, in the order of its contents; services of unknown types are left out (CAT-213, CAT-218). */
export const contentServices = (template: CatalogueTemplate, service: CatalogueService): ContentService[] => {
  const { byId } = templateIndex(template);
  return [...packageContents(service)].flatMap(([id, quantity]) => {
    const content = byId.get(id);
    return content ? [{ service: content, quantity }] : [];
  });
};

/**
 * The old price that stands struck through beside that of a package: its contents bought singly, when they cost more
 * (CAT-190). Null for services without contents, for packages that save nothing and where a price is missing.
 * @param vatRate percent (CAT-279)
 */
export const oldPrice = (
  template: CatalogueTemplate,
  service: CatalogueService,
  currency: string,
  vatRate: number,
): CatalogueAmount | null => {
  const price = priceOfService(service, currency, vatRate);
  const singly = sumOfAmounts(
    contentServices(template, service).map((content) => {
      const unit = priceOfService(content.service, currency, vatRate);
      return unit && amountTimes(unit, content.quantity);
    }),
  );
  return price !== null && singly !== null && singly.withoutVat > price.withoutVat ? singly : null;
};
