import fc from 'fast-check';
import type { OrderDraft } from '@fairfront/shared-kit/domain/catalogue/order-draft';
import { priceOrder } from '@fairfront/shared-kit/domain/catalogue/pricing/price-order';
import { draftOfCase, templateT1 } from '@fairfront/shared-kit/domain/catalogue/pricing/template-t1';
import { rubricPrices, type EntryPrice } from './entry-prices';

const context = { vatRate: 20, isNotResident: false };
const pricesOf = (draft: OrderDraft) => [
  ...rubricPrices(draft, templateT1, priceOrder(templateT1, draft, context)).values(),
];
const brief = (count: number) => ({ count, services: [4] });

describe('the price of each rubric', () => {
  it('the rubrics selected first take the free places, and the others are charged [CAT-173]', () => {
    const prices = pricesOf(draftOfCase({ rubrics: [{ services: [5] }, brief(5)] }));
    expect(prices.map(({ services }) => services[0])).toEqual([
      { by: 'unit', amount: 480_000 },
      { by: 'free-place', place: 1 },
      { by: 'free-place', place: 2 },
      { by: 'free-place', place: 3 },
      { by: 'unit', amount: 120_000 },
      { by: 'unit', amount: 120_000 },
    ]);
    expect(prices.map(({ total }) => total)).toEqual([480_000, 0, 0, 0, 120_000, 120_000]);
  });

  it('the units covered by a selected package or a rubric package are named [CAT-176] [CAT-184]', () => {
    const prices = pricesOf(draftOfCase({ packages: [10], rubrics: [brief(12)] }));
    const by = prices.map(({ services: [price] }) => (price?.by === 'rubric-package' ? price.number : price?.by));
    expect(by).toEqual([
      ...Array.from({ length: 3 }, () => 'free-place'),
      ...Array.from({ length: 5 }, () => 'package'),
      3,
      3,
      3,
      'unit',
    ]);
  });

  it('each filled address is charged, and an empty one is not [CAT-094] [CAT-172]', () => {
    const [price] = pricesOf(draftOfCase({ rubrics: [{ services: [5], addresses: ['Kazan', ' ', 'Perm'] }] }));
    expect(price?.addresses).toEqual({ 1: { by: 'unit', amount: 180_000 }, 3: { by: 'unit', amount: 180_000 } });
    expect(price?.total).toBe(480_000 + 2 * 180_000);
  });

  it('a missing price yields no total [CAT-187]', () => {
    const [price] = pricesOf(draftOfCase({ currency: 'USD', rubrics: [{ services: [5] }] }));
    expect(price).toEqual({ services: [{ by: 'unit', amount: null }], addresses: {}, total: null });
  });

  it('the prices add up to the order lines for any order', () => {
    const services = fc.uniqueArray(fc.constantFrom(4, 5, 6), { maxLength: 3 });
    const rubric = fc.record({ services, addresses: fc.array(fc.constantFrom('', 'Kazan'), { maxLength: 3 }) });
    fc.assert(
      fc.property(fc.array(rubric, { maxLength: 40 }), fc.boolean(), (rubrics, hasPackage) => {
        const draft = draftOfCase({ rubrics, packages: hasPackage ? [10] : [] });
        const priced = priceOrder(templateT1, draft, context);
        const shares = [...rubricPrices(draft, templateT1, priced).values()];
        const all: EntryPrice[] = shares.flatMap((share) => [...share.services, ...Object.values(share.addresses)]);
        const lines = priced.lines.filter(
          ({ kind, service_id: id }) => kind === 'service' && [2, 4, 5, 6].includes(id),
        );
        const sum = (of: (line: (typeof lines)[number]) => number) =>
          lines.reduce((total, line) => total + of(line), 0);
        const countOf = (by: EntryPrice['by']) => all.filter((price) => price.by === by).length;
        expect(countOf('free-place')).toBe(sum((line) => line.quantity_free_by_template));
        expect(countOf('package')).toBe(sum((line) => line.quantity_free - line.quantity_free_by_template));
        expect(countOf('rubric-package')).toBe(sum((line) => line.quantity_in_packages));
        expect(shares.reduce((total, share) => total + (share.total ?? 0), 0)).toBe(
          sum((line) => line.sum_with_vat ?? 0),
        );
      }),
    );
  });
});
