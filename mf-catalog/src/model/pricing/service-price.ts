import { addVat, type Hundredths } from '@fairfront/shared-kit/model';
import type { CatalogueService, CatalogueTemplate } from '../catalogue-template';
import { netPrice, packageContents } from './service-data';
import { templateIndex } from './template-index';

/** An amount without and with VAT, in hundredths of the currency. */
export interface CatalogueAmount {
  withoutVat: Hundredths;
  withVat: Hundredths;
}

/** So many of a service in the contents of a package. */
export interface ContentService {
  service: CatalogueService;
  quantity: number;
}

/**
 * Price of one unit in a currency; null, shown as N/A, without a price in it (CAT-165, CAT-166, CAT-187).
 * @param vatRate percent (CAT-279)
 */
export const priceOfService = (
  service: CatalogueService,
  currency: string,
  vatRate: number,
): CatalogueAmount | null => {
  const withoutVat = netPrice(service, currency);
  return withoutVat === null ? null : { withoutVat, withVat: addVat(withoutVat, vatRate) };
};

/** A unit price times a quantity. */
export const amountTimes = ({ withoutVat, withVat }: CatalogueAmount, quantity: number): CatalogueAmount => ({
  withoutVat: withoutVat * quantity,
  withVat: withVat * quantity,
});

/** Adds amounts; null, shown as N/A, when one of them is unknown. */
export const sumOfAmounts = (amounts: readonly (CatalogueAmount | null)[]): CatalogueAmount | null =>
  amounts.reduce<CatalogueAmount | null>(
    (sum, amount) =>
      sum === null || amount === null
        ? null
        : { withoutVat: sum.withoutVat + amount.withoutVat, withVat: sum.withVat + amount.withVat },
    { withoutVat: 0, withVat: 0 },
  );

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
