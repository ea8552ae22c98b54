import type { Hundredths } from '@fairfront/shared-kit/model';
import type { CatalogueService, CatalogueTemplate } from '@fairfront/shared-kit/domain/catalogue/catalogue-template';
import type { PricedTotals } from '@fairfront/shared-kit/domain/catalogue/pricing/priced-order';
import { priceOfService } from '@fairfront/shared-kit/domain/catalogue/pricing/service-price';
import { firstOfType, isRubricService } from '@fairfront/shared-kit/domain/catalogue/template-services';
import { byOrderAndId } from '@fairfront/shared-kit/domain/catalogue/pricing/service-data';

/** A service that a rubric offers, with the price of one unit with VAT; null without a price in the currency. */
export interface OfferedService {
  service: CatalogueService;
  unit: Hundredths | null;
  isBrief: boolean;
}

/** What every rubric offers in a currency: the same for all cards, so that they are drawn anew only when it changes. */
export interface RubricOffer {
  currency: string;
  /** In the template's order (CAT-090). */
  services: readonly OfferedService[];
  /** Price of an address; undefined when the template has no such service. */
  address: Hundredths | null | undefined;
  /** Free places of the template (CAT-096). */
  freePlaces: number;
}

/** What the rubrics of a template offer. */
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
