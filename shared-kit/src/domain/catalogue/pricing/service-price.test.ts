import { currenciesThatPrice, linesWithoutPrice } from './missing-prices';
import { priceOrder } from './price-order';
import { contentServices, oldPrice } from './package-price';
import { priceOfService } from './service-price';
import { draftOfCase, serviceLike, templateOfCase, templateT1, type CaseDraft } from './template-t1';

const context = { vatRate: 20, isNotResident: false };
const service = (id: number) => templateT1.services.find((known) => known.id === id) ?? serviceLike({});

describe('the price of a service', () => {
  it.each([
    [9, 'RUR', 20, { withoutVat: 1_234_567, withVat: 1_481_480 }],
    [9, 'RUR', 22, { withoutVat: 1_234_567, withVat: 1_506_172 }],
    [14, 'USD', 20, { withoutVat: 10_000, withVat: 12_000 }],
    [14, 'RUR', 20, null],
  ])('of service %i in %s at %i percent [CAT-166] [CAT-279]', (id, currency, rate, price) => {
    expect(priceOfService(service(id), currency, rate)).toEqual(price);
  });

  it('distinguishes a price of 0 from no price [CAT-189]', () => {
    const priced = (amount: number | null) => serviceLike({ prices: [{ currency: 'RUR', price_without_vat: amount }] });
    expect(priceOfService(priced(0), 'RUR', 20)).toEqual({ withoutVat: 0, withVat: 0 });
    expect(priceOfService(priced(null), 'RUR', 20)).toBeNull();
  });
});

describe('the crossed-out price of a package [CAT-190]', () => {
  it.each([
    ['P1, whose contents cost less', 10, null],
    ['R10', 11, { withoutVat: 1_000_000, withVat: 1_200_000 }],
    ['a service without contents', 4, null],
  ])('of %s', (_, id, old) => expect(oldPrice(templateT1, service(id), 'RUR', 20)).toEqual(old));

  it('is unknown without the price of a content', () => {
    expect(oldPrice(templateT1, service(11), 'USD', 20)).toBeNull();
  });

  it('lists the contents with quantities, without unknown types [CAT-218]', () => {
    const strange = serviceLike({ id: 20, type: 'something_new' });
    const known = { ...service(10), package_contents: [...service(10).package_contents, { id: 20, quantity: 1 }] };
    const template = { ...templateT1, services: [...templateT1.services, strange] };
    expect(contentServices(template, known).map((content) => [content.service.name_eng, content.quantity])).toEqual([
      ['Short information', 5],
      ['Extra address in the alphabetical list', 1],
      ['Logo in the alphabetical list', 1],
    ]);
  });
});

describe('currencies with all prices [CAT-286]', () => {
  const shorts = { rubrics: [{ count: 3, services: [4] }] };

  it.each<[string, CaseDraft, number[], string[]]>([
    ['X', { ads: { other: [14] } }, [14], ['USD']],
    ['X and free short entries', { ...shorts, ads: { other: [14] } }, [14], ['USD']],
    ['X and the guide ad, which no currency prices together', { ads: { guide: [9], other: [14] } }, [14], []],
    ['free short entries', shorts, [], ['RUR', 'USD']],
    ['the guide ad', { ads: { guide: [9] } }, [], ['RUR']],
  ])('of %s', (_, known, missing, currencies) => {
    const draft = draftOfCase(known);
    const template = templateOfCase({});
    const lines = linesWithoutPrice(priceOrder(template, draft, context));
    expect(lines.map((line) => line.service_id)).toEqual(missing);
    expect(currenciesThatPrice(template, draft, context)).toEqual(currencies);
  });
});
