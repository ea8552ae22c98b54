import type { Hundredths } from '@fairfront/shared-kit/domain/common';
import type { CatalogueService, CatalogueTemplate } from '@fairfront/shared-kit/domain/catalogue/catalogue-template';
import type { PricedLine, PricedOrder } from '@fairfront/shared-kit/domain/catalogue/pricing/priced-order';
import { templateIndex } from '@fairfront/shared-kit/domain/catalogue/pricing/template-index';
import { isRubricService } from '@fairfront/shared-kit/domain/catalogue/template-services';

/** Units of a service at one price. */
interface SummaryPart {
  by: 'byTemplate' | 'byPackage' | 'package' | 'single';
  /** N of "Package N". */
  n?: number;
  count: number;
  /** The price of one unit or package, with VAT; null is N/A. */
  amount: Hundredths | null;
}

/** A rubric service with the prices of its units. */
export interface SummaryGroup {
  service: CatalogueService;
  count: number;
  parts: readonly SummaryPart[];
}

const partsOf = (line: PricedLine): SummaryPart[] => {
  const parts: SummaryPart[] = [
    { by: 'byTemplate', count: line.quantity_free_by_template, amount: 0 },
    { by: 'byPackage', count: line.quantity_free - line.quantity_free_by_template, amount: 0 },
    { by: 'single', count: line.quantity_charged, amount: line.price_with_vat },
  ];
  return parts.filter(({ count }) => count > 0);
};

/** The lines of a priced order that belong to step 2: rubric services, their addresses, and the rubric packages. */
export const summaryGroups = (template: CatalogueTemplate, { lines }: PricedOrder): readonly SummaryGroup[] => {
  const { byId, ofType } = templateIndex(template);
  const briefs = new Set(ofType('brief_information_rubricator').map(({ id }) => id));
  const packages = lines
    .filter(({ kind }) => kind === 'rubric_package')
    .map((line): SummaryPart => ({
      by: 'package',
      n: line.number ?? 0,
      count: line.quantity,
      amount: line.price_with_vat,
    }));
  // packages are sold for short entries, so they follow the first of these
  const first = lines.find(({ kind, service_id }) => kind === 'service' && briefs.has(service_id));
  return lines.flatMap((line) => {
    const service = line.kind === 'service' ? byId.get(line.service_id) : undefined;
    if (!service || !(isRubricService(service) || service.type === 'extra_address_rubricator')) return [];
    const own = partsOf(line);
    const single = own.filter(({ by }) => by === 'single');
    const free = own.filter(({ by }) => by !== 'single');
    return [{ service, count: line.quantity, parts: line === first ? [...free, ...packages, ...single] : own }];
  });
};
