import {
  catalogueServiceTypes,
  type CatalogueService,
  type CatalogueServiceType,
  type CatalogueTemplate,
} from '../catalogue-template';
import { rubricPackageOffers, type RubricPackageOffer } from './rubric-packages';
import { byOrderAndId } from './service-data';
import { priceOfService, type CatalogueAmount } from './service-price';

/** A template indexed for pricing; built once per immutable template object. */
export interface TemplateIndex {
  template: CatalogueTemplate;
  /** Services of known types by id. */
  byId: ReadonlyMap<number, CatalogueService>;
  /** Services of a type by `order`, then id. */
  ofType: (type: CatalogueServiceType) => readonly CatalogueService[];
  /** The applicable rubric packages in a currency, in order of application. */
  rubricPackages: (currency: string) => readonly RubricPackageOffer[];
  /** Unit prices by service id, computed once per currency and rate; null without a price. */
  unitPrices: (currency: string, vatRate: number) => ReadonlyMap<number, CatalogueAmount | null>;
}

const knownTypes: ReadonlySet<string> = new Set(catalogueServiceTypes);

const prepare = (template: CatalogueTemplate): TemplateIndex => {
  const services = template.services.filter(({ type }) => knownTypes.has(type)).sort(byOrderAndId);
  const byId = new Map(services.map((service) => [service.id, service]));
  const byType = new Map<string, CatalogueService[]>(catalogueServiceTypes.map((type) => [type, []]));
  for (const service of services) byType.get(service.type)?.push(service);
  const ofType = (type: CatalogueServiceType): readonly CatalogueService[] => byType.get(type) ?? [];

  const offers = new Map<string, readonly RubricPackageOffer[]>();
  const rubricPackages = (currency: string): readonly RubricPackageOffer[] => {
    const known = offers.get(currency);
    if (known) return known;
    const made = rubricPackageOffers(ofType('packages_number_categories'), byId, currency);
    offers.set(currency, made);
    return made;
  };

  const prices = new Map<string, ReadonlyMap<number, CatalogueAmount | null>>();
  const unitPrices = (currency: string, vatRate: number): ReadonlyMap<number, CatalogueAmount | null> => {
    const key = `${vatRate} ${currency}`;
    const known = prices.get(key);
    if (known) return known;
    const made = new Map(services.map((service) => [service.id, priceOfService(service, currency, vatRate)]));
    prices.set(key, made);
    return made;
  };
  return { template, byId, ofType, rubricPackages, unitPrices };
};

const prepared = new WeakMap<CatalogueTemplate, TemplateIndex>();

/** The index of a template: built on first use and cached as long as the template object exists. */
export const templateIndex = (template: CatalogueTemplate): TemplateIndex => {
  const known = prepared.get(template);
  if (known) return known;
  const made = prepare(template);
  prepared.set(template, made);
  return made;
};
