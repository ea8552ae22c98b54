import type { CatalogueService, CatalogueServiceType } from '../catalogue-template';
import type { OrderDraft } from '../order-draft';
import { rubricServiceTypes } from '../template-services';
import { descriptionUse } from './description-blocks';
import type { PricingContext } from './priced-order';
import type { TemplateIndex } from './template-index';

/** How often something is selected, and how many of these are free by the template. */
export interface ChosenQuantity {
  quantity: number;
  freeByTemplate: number;
}

/** The quantities of a draft before pricing. */
export interface OrderQuantities {
  /** By service id; only quantities above 0. */
  services: ReadonlyMap<number, ChosenQuantity>;
  /** Exporter rubrics, counted separately. */
  exporter: ChosenQuantity;
  /** Selected packages and placements whose contents make services free, in list order. */
  packages: readonly CatalogueService[];
}

const rubricTypes: ReadonlySet<string> = new Set(rubricServiceTypes);

const isFilled = ({ address }: { address: string }): boolean => address.trim() !== '';

/** The selected services of a type; services that are no longer in the template or are in another list do not count. */
const chosenOf = (index: TemplateIndex, type: CatalogueServiceType, ids: readonly number[]): CatalogueService[] =>
  index.ofType(type).filter(({ id }) => ids.includes(id));

/** Counts the services of rubrics; the short entries selected first are free. */
const countRubrics = (index: TemplateIndex, draft: OrderDraft, counted: Map<number, ChosenQuantity>): void => {
  let places = Math.max(index.template.number_free_rubrics, 0);
  const withAddresses = new Set<number>();
  for (const { id: rubricId, services } of draft.rubrics) {
    for (const serviceId of services) {
      const type = index.byId.get(serviceId)?.type;
      if (type === undefined || !rubricTypes.has(type)) continue;
      const entry = counted.get(serviceId) ?? { quantity: 0, freeByTemplate: 0 };
      entry.quantity += 1;
      if (type === 'brief_information_rubricator' && places > 0) {
        places -= 1;
        entry.freeByTemplate += 1;
      }
      if (type === 'full_information_rubricator') withAddresses.add(rubricId);
      counted.set(serviceId, entry);
    }
  }
  const addresses = draft.rubricAddresses.filter((row) => withAddresses.has(row.rubricId) && isFilled(row));
  const [address] = index.ofType('extra_address_rubricator');
  if (address && addresses.length > 0) counted.set(address.id, { quantity: addresses.length, freeByTemplate: 0 });
};

/** Counts exporter rubrics while the flag is set; a template without a free count charges none. */
const countExporter = ({ template }: TemplateIndex, draft: OrderDraft): ChosenQuantity => {
  const quantity = draft.companyRussianExporter ? draft.exporterRubrics.length : 0;
  const free = template.number_free_exporter_rubrics;
  return { quantity, freeByTemplate: free === null ? quantity : Math.min(quantity, Math.max(free, 0)) };
};

/**
 * The quantities of a draft. Addresses and description blocks count as the first service of their type, which
 * represents them in an order; without such a service they cannot be ordered and are not
 * counted.
 */
export const orderQuantities = (
  index: TemplateIndex,
  draft: OrderDraft,
  context: Pick<PricingContext, 'isNotResident'>,
): OrderQuantities => {
  const services = new Map<number, ChosenQuantity>();

  const [line] = index.ofType('extra_line_alphabetical_list');
  const { blocks } = descriptionUse(index.template, draft, context);
  if (line && blocks > 0) services.set(line.id, { quantity: blocks, freeByTemplate: 0 });

  const [address] = index.ofType('extra_address_alphabetical_list');
  const addresses = draft.companyAddresses.filter(isFilled).length;
  if (address && addresses > 0) services.set(address.id, { quantity: addresses, freeByTemplate: 1 });

  countRubrics(index, draft, services);

  const additional = draft.selectedAdditionalPackageId;
  const packages = [
    ...chosenOf(index, 'service_packages', draft.selectedMajorPackageIds),
    ...chosenOf(index, 'service_packages_additional', additional === null ? [] : [additional]),
    ...chosenOf(index, 'alphabetical_list_options', draft.selectedLogoPlacementIds),
  ];
  const ads = [
    ...chosenOf(index, 'advertising_services_catalog', draft.adServices.catalog),
    ...chosenOf(index, 'advertising_services_guide', draft.adServices.guide),
    ...chosenOf(index, 'other_advertising_services', draft.adServices.other),
  ];
  for (const { id } of [...packages, ...ads]) services.set(id, { quantity: 1, freeByTemplate: 0 });

  return { services, exporter: countExporter(index, draft), packages };
};
