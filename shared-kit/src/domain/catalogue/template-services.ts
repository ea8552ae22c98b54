import type { CatalogueService, CatalogueServiceType, CatalogueTemplate } from './catalogue-template';
import { byOrderAndId } from './pricing/service-data';
import { templateIndex } from './pricing/template-index';

/** Service types of rubrics, only in `rubrics[].services`. */
export const rubricServiceTypes = [
  'brief_information_rubricator',
  'full_information_rubricator',
  'rubricator_options',
  'extra_information_company_rubric',
] as const satisfies readonly CatalogueServiceType[];

/** Service types that the server computes from the other selections and ignores in a write. */
export const computedServiceTypes = [
  'extra_line_alphabetical_list',
  'packages_number_categories',
] as const satisfies readonly CatalogueServiceType[];

/** Whether a service belongs to a rubric. */
export const isRubricService = ({ type }: Pick<CatalogueService, 'type'>): boolean =>
  (rubricServiceTypes as readonly string[]).includes(type);

/** The services of some types in list order: `order`, then id. */
export const servicesOfTypes = (
  template: CatalogueTemplate,
  types: readonly CatalogueServiceType[],
): CatalogueService[] => types.flatMap((type) => templateIndex(template).ofType(type)).sort(byOrderAndId);

/**
 * The first service of a type; null if the template has none. Addresses and lines are priced by it.
 */
export const firstOfType = (template: CatalogueTemplate, type: CatalogueServiceType): CatalogueService | null =>
  templateIndex(template).ofType(type)[0] ?? null;
