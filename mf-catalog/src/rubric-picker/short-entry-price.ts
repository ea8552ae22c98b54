import type { Hundredths } from '@fairfront/shared-kit/domain/common';
import type { CatalogueTemplate } from '@fairfront/shared-kit/domain/catalogue/catalogue-template';
import type { OrderDraft } from '@fairfront/shared-kit/domain/catalogue/order-draft';
import { priceOrder } from '@fairfront/shared-kit/domain/catalogue/pricing/price-order';
import { priceOfService } from '@fairfront/shared-kit/domain/catalogue/pricing/service-price';
import { templateIndex } from '@fairfront/shared-kit/domain/catalogue/pricing/template-index';

/** The price of one short entry with VAT, that is, of a rubric beyond the free ones. */
export const shortEntryPrice = (template: CatalogueTemplate, currency: string, vatRate: number): Hundredths | null => {
  const [brief] = templateIndex(template).ofType('brief_information_rubricator');
  return (brief && priceOfService(brief, currency, vatRate)?.withVat) ?? null;
};

/** The price of a draft's short entries with VAT, rubric packages included; null if one has no price. */
export const shortEntriesSum = (template: CatalogueTemplate, draft: OrderDraft, vatRate: number): Hundredths | null => {
  const briefs = new Set(
    templateIndex(template)
      .ofType('brief_information_rubricator')
      .map(({ id }) => id),
  );
  // the charged description does not affect these lines
  const { lines } = priceOrder(template, draft, { vatRate, isNotResident: false });
  return lines
    .filter(({ kind, service_id }) => kind === 'rubric_package' || (kind === 'service' && briefs.has(service_id)))
    .reduce<Hundredths | null>(
      (sum, line) => (sum === null || line.sum_with_vat === null ? null : sum + line.sum_with_vat),
      0,
    );
};
