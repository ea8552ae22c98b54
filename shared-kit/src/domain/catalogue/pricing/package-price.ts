import type { CatalogueService, CatalogueTemplate } from '../catalogue-template';
import { packageContents } from './service-data';
import { amountTimes, priceOfService, sumOfAmounts, type CatalogueAmount } from './service-price';
import { templateIndex } from './template-index';

/** A service and its quantity in a package. */
export interface ContentService {
  service: CatalogueService;
  quantity: number;
}

/** The contents of a package in order; services of unknown types are omitted. */
export const contentServices = (template: CatalogueTemplate, service: CatalogueService): ContentService[] => {
  const { byId } = templateIndex(template);
  return [...packageContents(service)].flatMap(([id, quantity]) => {
    const content = byId.get(id);
    return content ? [{ service: content, quantity }] : [];
  });
};

/**
 * The crossed-out price beside that of a package: its contents bought individually, if they cost more. Null
 * for services without contents, for packages that save nothing and if a price is missing.
 * @param vatRate percent
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
