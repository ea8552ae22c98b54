import { totalAmount, type Hundredths } from '../../common';
import type { CatalogueService, CatalogueServiceType } from '../catalogue-template';
import type { ChosenQuantity, OrderQuantities } from './order-quantities';
import type { PricedLine, PricedTotals } from './priced-order';
import { rubricPackageNumber, takeRubricPackages, type RubricPackageUse } from './rubric-packages';
import { packageContents } from './service-data';
import type { CatalogueAmount } from './service-price';
import type { TemplateIndex } from './template-index';

/** The quantity of a service that is free through the contents of a selected package. */
export interface FreeInPackage {
  packageId: number;
  quantity: number;
}

/** A priced order with the data behind its amounts. */
export interface SettledOrder {
  lines: readonly PricedLine[];
  totals: PricedTotals;
  /** Applied rubric packages, in order of application. */
  uses: readonly RubricPackageUse[];
  /** By service id: which selected packages make how many free. */
  freeInPackages: ReadonlyMap<number, readonly FreeInPackage[]>;
}

/** Currency and rate of a price. */
export interface PriceTerms {
  currency: string;
  /** Percent. */
  vatRate: number;
}

/** Order of lines, as in the sections of the preview; the exporter rubrics are between the two lists. */
const typesBeforeExporter: readonly CatalogueServiceType[] = [
  'extra_line_alphabetical_list',
  'extra_address_alphabetical_list',
  'service_packages',
  'service_packages_additional',
  'alphabetical_list_options',
  'brief_information_rubricator',
  'full_information_rubricator',
  'rubricator_options',
  'extra_information_company_rubric',
  'extra_address_rubricator',
  'packages_number_categories',
];
const typesAfterExporter: readonly CatalogueServiceType[] = [
  'advertising_services_catalog',
  'advertising_services_guide',
  'other_advertising_services',
];

/** Quantities of a line. */
type LineQuantities = Pick<
  PricedLine,
  'kind' | 'number' | 'quantity' | 'quantity_free' | 'quantity_free_by_template' | 'quantity_in_packages'
>;

/** Hundredths times units stay whole numbers; uncharged units cost nothing, even without a price. */
const sumOf = (price: Hundredths | null, charged: number): Hundredths | null => {
  if (charged === 0) return 0;
  return price === null ? null : price * charged;
};

const pricedLine = (serviceId: number, quantities: LineQuantities, price: CatalogueAmount | null): PricedLine => {
  const net = price?.withoutVat ?? null;
  const gross = price?.withVat ?? null;
  const charged = quantities.quantity - quantities.quantity_free - quantities.quantity_in_packages;
  // List every field: a spread would make each line many times slower, and hints price an order repeatedly.
  return {
    kind: quantities.kind,
    service_id: serviceId,
    number: quantities.number,
    quantity: quantities.quantity,
    quantity_free: quantities.quantity_free,
    quantity_free_by_template: quantities.quantity_free_by_template,
    quantity_in_packages: quantities.quantity_in_packages,
    quantity_charged: charged,
    price_without_vat: net,
    price_with_vat: gross,
    sum_without_vat: sumOf(net, charged),
    sum_with_vat: sumOf(gross, charged),
  };
};

/** Totals are sums of lines and VAT is their difference, so that the displayed amounts add up. */
const totalsOf = (lines: readonly PricedLine[], { currency, vatRate }: PriceTerms): PricedTotals => {
  const net = totalAmount(lines.map((line) => line.sum_without_vat));
  const gross = totalAmount(lines.map((line) => line.sum_with_vat));
  const vat = net === null || gross === null ? null : gross - net;
  return { currency, vat_rate: vatRate, without_vat: net, vat, with_vat: gross };
};

/** Allocates the contents of selected packages, one level deep; unused contents lapse. */
const freeByPackages = (packages: readonly CatalogueService[], wanted: (id: number) => number) => {
  const free = new Map<number, FreeInPackage[]>();
  for (const chosen of packages) {
    for (const [id, quantity] of packageContents(chosen)) {
      const given = free.get(id) ?? [];
      const left = wanted(id) - given.reduce((sum, entry) => sum + entry.quantity, 0);
      if (left > 0) free.set(id, [...given, { packageId: chosen.id, quantity: Math.min(quantity, left) }]);
    }
  }
  return free;
};

const none: ChosenQuantity = { quantity: 0, freeByTemplate: 0 };

/** Prices quantities in this order: free by the template, by packages, rubric packages, individually. */
export const settleOrder = (
  index: TemplateIndex,
  { services, exporter, packages }: OrderQuantities,
  terms: PriceTerms,
): SettledOrder => {
  const wanted = (id: number): number => {
    const { quantity, freeByTemplate } = services.get(id) ?? none;
    return quantity - freeByTemplate;
  };
  const freeInPackages = freeByPackages(packages, (id) =>
    // A rubric package in a selected package is free as often as it is applied, which is only known below.
    index.byId.get(id)?.type === 'packages_number_categories' ? Infinity : wanted(id),
  );
  const freeOf = (id: number): number =>
    (freeInPackages.get(id) ?? []).reduce((sum, { quantity }) => sum + quantity, 0);

  const remaining = new Map<number, number>();
  for (const id of services.keys()) remaining.set(id, wanted(id) - freeOf(id));
  const uses = takeRubricPackages(index.rubricPackages(terms.currency), remaining);

  const prices = index.unitPrices(terms.currency, terms.vatRate);
  const priceOf = (id: number): CatalogueAmount | null => prices.get(id) ?? null;

  const serviceLine = (service: CatalogueService): PricedLine[] => {
    const chosen = services.get(service.id);
    if (!chosen) return [];
    const free = chosen.freeByTemplate + freeOf(service.id);
    const quantities: LineQuantities = {
      kind: 'service',
      number: null,
      quantity: chosen.quantity,
      quantity_free: free,
      quantity_free_by_template: chosen.freeByTemplate,
      quantity_in_packages: chosen.quantity - free - (remaining.get(service.id) ?? 0),
    };
    return [pricedLine(service.id, quantities, priceOf(service.id))];
  };
  const rubricPackageLine = (service: CatalogueService): PricedLine[] => {
    const count = uses.find(({ offer }) => offer.service === service)?.count ?? 0;
    if (count === 0) return [];
    const quantities: LineQuantities = {
      kind: 'rubric_package',
      number: rubricPackageNumber(service, index.byId),
      quantity: count,
      quantity_free: Math.min(count, freeOf(service.id)),
      quantity_free_by_template: 0,
      quantity_in_packages: 0,
    };
    return [pricedLine(service.id, quantities, priceOf(service.id))];
  };
  const exporterLine = (): PricedLine[] => {
    const [short] = index.ofType('brief_information_rubricator');
    if (!short || exporter.quantity === 0) return [];
    const quantities: LineQuantities = {
      kind: 'exporter',
      number: null,
      quantity: exporter.quantity,
      quantity_free: exporter.freeByTemplate,
      quantity_free_by_template: exporter.freeByTemplate,
      quantity_in_packages: 0,
    };
    return [pricedLine(short.id, quantities, priceOf(short.id))];
  };
  const linesOf = (types: readonly CatalogueServiceType[]): PricedLine[] =>
    types.flatMap((type) =>
      index.ofType(type).flatMap(type === 'packages_number_categories' ? rubricPackageLine : serviceLine),
    );

  const lines = [...linesOf(typesBeforeExporter), ...exporterLine(), ...linesOf(typesAfterExporter)];
  return { lines, totals: totalsOf(lines, terms), uses, freeInPackages };
};
