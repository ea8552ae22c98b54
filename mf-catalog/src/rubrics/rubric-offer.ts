import type { Hundredths } from '@fairfront/shared-kit/domain/common';
import type { CatalogueService, CatalogueTemplate } from '@fairfront/shared-kit/domain/catalogue/catalogue-template';
import type { PricedTotals } from '@fairfront/shared-kit/domain/catalogue/pricing/priced-order';
import { priceOfService } from '@fairfront/shared-kit/domain/catalogue/pricing/service-price';
import { firstOfType, isRubricService } from '@fairfront/shared-kit/domain/catalogue/template-services';
import { byOrderAndId } from '@fairfront/shared-kit/domain/catalogue/pricing/service-data';

/** A service offered in a rubric, with its unit price with VAT; null without a price in the currency. */
export interface OfferedService {
  service: CatalogueService;
  unit: Hundredths | null;
  isBrief: boolean;
}

/** The offer of every rubric in a currency. All cards share the object, so that they rerender only when it changes. */
export interface RubricOffer {
  currency: string;
  /** In the template's order. */
  services: readonly OfferedService[];
  /** The price of an address; undefined if the template has no such service. */
  address: Hundredths | null | undefined;
  /** The number of free places in the template. */
  freePlaces: number;
}

/** Builds the rubric offer of a template. */
export const rubricOffer = (
  template: CatalogueTemplate,
  { currency, vat_rate: vatRate }: Pick<PricedTotals, 'currency' | 'vat_rate'>,
): RubricOffer => {
  const unit = (service: CatalogueService) => priceOfService(service, currency, vatRate)?.withVat ?? null;
  const address = firstOfType(template, 'extra_address_rubricator');
  return {
    currency,
    services: template.services
      .filter(isRubricService)
      .sort(byOrderAndId)
      .map((service) => ({
        service,
        unit: unit(service),
        isBrief: service.type === 'brief_information_rubricator',
      })),
    address: address ? unit(address) : undefined,
    freePlaces: template.number_free_rubrics,
  };
};
