import { catalogueLinesResponse, catalogueTotalsResponse } from './order-amounts';
import { priceOrder } from './price-order';
import { draftOfCase, pricingCases, templateOfCase, templateT1, type PricingCase } from './template-t1';

const lineOf = ({
  kind = 'service',
  number,
  free,
  free_by_template: freeByTemplate,
  in_packages: inPackages,
  charged,
  ...line
}: PricingCase['lines'][number]): unknown =>
  expect.objectContaining({
    ...line,
    kind,
    number: number ?? null,
    quantity_free: free ?? 0,
    quantity_free_by_template: freeByTemplate ?? 0,
    quantity_in_packages: inPackages ?? 0,
    quantity_charged: charged,
  });

const tested = new Set<string>();

/** The worked cases of a requirement, from the file that the backend reads too. */
const worked = (row: string) => {
  const cases = pricingCases.filter(({ rows }) => rows.includes(row));
  for (const { title } of cases) tested.add(title);
  it.each(cases)('$title', (known) => {
    const order = priceOrder(templateOfCase(known), draftOfCase(known.draft), {
      vatRate: 20,
      isNotResident: false,
      ...known.context,
    });

    expect(catalogueLinesResponse(order)).toEqual(known.lines.map(lineOf));
    expect(catalogueTotalsResponse(order)).toEqual({
      currency: known.draft.currency ?? 'RUR',
      vat_rate: known.context?.vatRate ?? 20,
      without_vat: known.without_vat,
      vat: known.with_vat === null ? null : expect.closeTo(known.with_vat - (known.without_vat ?? 0), 5),
      with_vat: known.with_vat,
    });
  });
};

describe('the template of row T1 [CAT-164]', () => {
  it('has the free quantities and prices that the row names', () => {
    expect(templateT1).toMatchObject({
      number_free_symbols: 300,
      number_characters_string: 50,
      number_free_rubrics: 3,
      number_free_exporter_rubrics: 2,
    });
    expect(
      templateT1.services.map(({ id, prices, package_contents: contents }) => [
        id,
        prices.map((price) => `${price.price_without_vat} ${price.currency}`).join(),
        contents.map((content) => `${content.quantity} of ${content.id}`).join(),
      ]),
    ).toEqual([
      [1, '2000 RUR', ''],
      [2, '1500 RUR', ''],
      [3, '900 RUR', ''],
      [4, '1000 RUR', ''],
      [5, '4000 RUR', ''],
      [6, '700 RUR', ''],
      [7, '5000 RUR', ''],
      [8, '30000 RUR', ''],
      [9, '12345.67 RUR', ''],
      [10, '40000 RUR', '5 of 4,1 of 1,1 of 7'],
      [11, '7000 RUR', '10 of 4'],
      [12, '4000 RUR', '5 of 4'],
      [13, '2700 RUR', '3 of 4'],
      [14, '100 USD', ''],
    ]);
  });
});

describe('an order is priced as worked out in the requirements', () => {
  describe('the charged description [CAT-080]', () => worked('CAT-080'));
  describe('totals without and with VAT, in hundredths [CAT-165] [CAT-166]', () => worked('CAT-166'));
  describe('a package price times its count [CAT-167]', () => worked('CAT-167'));
  describe('blocks of the description [CAT-168]', () => worked('CAT-168'));
  describe('the price of a block, no block size [CAT-169]', () => worked('CAT-169'));
  describe('addresses of the alphabetical list [CAT-170]', () => worked('CAT-170'));
  describe('the free address [CAT-171]', () => worked('CAT-171'));
  describe('addresses of rubrics [CAT-172]', () => worked('CAT-172'));
  describe('free short entries [CAT-173]', () => worked('CAT-173'));
  describe('full entries [CAT-174]', () => worked('CAT-174'));
  describe('exporter rubrics [CAT-175]', () => worked('CAT-175'));
  describe('contents of a package [CAT-176]', () => worked('CAT-176'));
  describe('contents of everything selected, and nothing selected [CAT-177]', () => worked('CAT-177'));
  describe('rubric packages are applied greedily [CAT-178]', () => worked('CAT-178'));
  describe('rubric packages in four steps [CAT-179]', () => worked('CAT-179'));
  describe('rubric packages sorted by discount [CAT-180]', () => worked('CAT-180'));
  describe('rubric packages of three sizes at once [CAT-181]', () => worked('CAT-181'));
  describe('repeated rubric packages, and none [CAT-182]', () => worked('CAT-182'));
  describe('mixed contents [CAT-183]', () => worked('CAT-183'));
  describe('number of a rubric package [CAT-185]', () => worked('CAT-185'));
  describe('the whole order [CAT-186]', () => worked('CAT-186'));
  describe('missing prices [CAT-188]', () => worked('CAT-188'));
  describe('prices of 0 and an empty order [CAT-189]', () => worked('CAT-189'));
  describe('unknown service types [CAT-218]', () => worked('CAT-218'));
  describe('the rate is an input [CAT-279]', () => worked('CAT-279'));
  describe('the free places, and one level of contents [CAT-280]', () => worked('CAT-280'));
  describe('the greedy result is kept [CAT-281]', () => worked('CAT-281'));

  it('every case of the file belongs to a test', () => {
    expect(pricingCases.map(({ title }) => title).filter((title) => !tested.has(title))).toEqual([]);
  });
});

describe('an order without the flag of a Russian exporter [CAT-059]', () => {
  it('exporter rubrics that were selected before cost nothing and have no line', () => {
    const draft = { ...draftOfCase({ exporter: 5 }), companyRussianExporter: false };
    const { lines, totals } = priceOrder(templateT1, draft, { vatRate: 20, isNotResident: false });
    expect(lines).toEqual([]);
    expect(totals.with_vat).toBe(0);
  });
});

describe('an order in its response [CAT-282]', () => {
  it('has one line per service and kind in currency units', () => {
    const draft = draftOfCase({ rubrics: [{ count: 19, services: [4] }], exporter: 3, ads: { other: [14] } });
    const order = priceOrder(templateT1, draft, { vatRate: 20, isNotResident: false });

    expect(catalogueLinesResponse(order).map(({ kind, service_id: id }) => [kind, id])).toEqual([
      ['service', 4],
      ['rubric_package', 11],
      ['rubric_package', 12],
      ['exporter', 4],
      ['service', 14],
    ]);
    expect(catalogueLinesResponse(order)[1]).toEqual({
      kind: 'rubric_package',
      service_id: 11,
      number: 10,
      quantity: 1,
      quantity_free: 0,
      quantity_free_by_template: 0,
      quantity_in_packages: 0,
      quantity_charged: 1,
      price_without_vat: 7000,
      price_with_vat: 8400,
      sum_without_vat: 7000,
      sum_with_vat: 8400,
    });
    expect(catalogueTotalsResponse(order)).toEqual({
      currency: 'RUR',
      vat_rate: 20,
      without_vat: null,
      vat: null,
      with_vat: null,
    });
  });
});
