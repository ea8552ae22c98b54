import fc from 'fast-check';
import { catalogueServiceTypes, type CatalogueService, type CatalogueTemplate } from '../catalogue-template';
import type { OrderDraft } from '../order-draft';
import type { PricingContext } from './priced-order';
import { draftOfCase, serviceLike, templateT1 } from './template-t1';

/** An order that can be priced, for property tests of both sides. */
export interface RandomOrder {
  template: CatalogueTemplate;
  draft: OrderDraft;
  context: PricingContext;
}

const perType = 3;
const serviceCount = catalogueServiceTypes.length * perType;

/** Ids of the services of a type: three each, numbered from 1. */
const idsOf = (type: (typeof catalogueServiceTypes)[number]): number[] => {
  const first = catalogueServiceTypes.indexOf(type) * perType + 1;
  return Array.from({ length: perType }, (_, place) => first + place);
};

const packageTypes: ReadonlySet<string> = new Set([
  'service_packages',
  'service_packages_additional',
  'alphabetical_list_options',
  'packages_number_categories',
]);

/** Usually a price with kopecks or whole units, sometimes 0, null or no entry. */
const price = fc.oneof(
  { weight: 20, arbitrary: fc.integer({ min: 1, max: 999_999 }).map((hundredths) => hundredths / 100) },
  { weight: 20, arbitrary: fc.integer({ min: 1, max: 40 }).map((thousands) => thousands * 1000) },
  { weight: 1, arbitrary: fc.constantFrom(0, null, undefined) },
);

/** Usually the first short information, which every template has, so that rubric packages apply. */
const content = fc.record({
  id: fc.oneof(
    { weight: 4, arbitrary: fc.constant(idsOf('brief_information_rubricator')[0] ?? 0) },
    { weight: 1, arbitrary: fc.constantFrom(...idsOf('rubricator_options')) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: serviceCount }) },
  ),
  quantity: fc.integer({ min: 1, max: 8 }),
});
const contents = fc.array(content, { maxLength: 2 });

const service = (id: number): fc.Arbitrary<CatalogueService> => {
  const type = catalogueServiceTypes[Math.floor((id - 1) / perType)] ?? 'rubricator_options';
  return fc
    .record({ RUR: price, USD: price, contents, order: fc.integer({ min: 0, max: 2 }) })
    .map(({ RUR, USD, contents: inside, order }) =>
      serviceLike({
        id,
        type,
        order,
        prices: Object.entries({ RUR, USD }).flatMap(([currency, amount]) =>
          amount === undefined ? [] : [{ currency, price_without_vat: amount }],
        ),
        package_contents: packageTypes.has(type) ? inside.filter((inner) => inner.id !== id) : [],
      }),
    );
};

const free = fc.integer({ min: 0, max: 6 });

/** @param shorts number of short-information services in the template */
const template = (shorts: number): fc.Arbitrary<CatalogueTemplate> => {
  const dropped = new Set(idsOf('brief_information_rubricator').slice(shorts));
  const ids = Array.from({ length: serviceCount }, (_, place) => place + 1).filter((id) => !dropped.has(id));
  return fc
    .record({
      services: fc.tuple(...ids.map(service)),
      number_free_symbols: fc.integer({ min: 0, max: 300 }),
      number_characters_string: fc.integer({ min: 0, max: 60 }),
      number_free_rubrics: free,
      number_free_exporter_rubrics: fc.option(free),
    })
    .map((fields) => ({ ...templateT1, ...fields }));
};

const chosen = (type: (typeof catalogueServiceTypes)[number]) => fc.shuffledSubarray(idsOf(type));
const address = fc.constantFrom('', ' ', 'Казань', 'Пермь', 'Омск');
const informationOf = (shorts: number) =>
  fc.constantFrom(
    ...idsOf('brief_information_rubricator').slice(0, shorts),
    ...idsOf('brief_information_rubricator').slice(0, shorts),
    ...idsOf('full_information_rubricator'),
  );

const draft = (shorts: number): fc.Arbitrary<OrderDraft> =>
  fc
    .record({
      currency: fc.constantFrom('RUR', 'USD'),
      description: fc.integer({ min: 0, max: 900 }),
      descriptionEng: fc.integer({ min: 0, max: 900 }),
      addresses: fc.array(address, { maxLength: 5 }),
      rubrics: fc.array(
        fc.record({
          count: fc.integer({ min: 1, max: 9 }),
          services: fc
            .tuple(
              informationOf(shorts),
              fc.subarray([...idsOf('rubricator_options'), ...idsOf('extra_information_company_rubric')]),
            )
            .map(([information, options]) => [information, ...options]),
          addresses: fc.array(address, { maxLength: 2 }),
        }),
        { maxLength: 6 },
      ),
      exporter: fc.option(fc.integer({ min: 0, max: 9 }), { nil: undefined }),
      packages: chosen('service_packages'),
      additionalPackage: fc.option(fc.constantFrom(...idsOf('service_packages_additional')), { nil: undefined }),
      placements: chosen('alphabetical_list_options'),
      ads: fc.record({
        catalog: chosen('advertising_services_catalog'),
        guide: chosen('advertising_services_guide'),
        other: chosen('other_advertising_services'),
      }),
    })
    .map(draftOfCase);

const context: fc.Arbitrary<PricingContext> = fc.record({
  vatRate: fc.constantFrom(0, 5, 10, 12.5, 18, 20, 22),
  isNotResident: fc.boolean(),
});

/**
 * Random templates with services of every type, contents and missing prices, and orders for them.
 * @param shorts number of short-information services in the template, 0 to 3
 */
export const randomOrder = (shorts = 2): fc.Arbitrary<RandomOrder> =>
  fc.record({ template: template(shorts), draft: draft(Math.max(shorts, 1)), context });
