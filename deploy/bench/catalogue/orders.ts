import { draftOfCase, templateOfCase, templateT1 } from '@fairfront/shared-kit/domain/catalogue/pricing/template-t1';
import { cheaperHint } from '@fairfront/shared-kit/domain/catalogue/pricing/cheaper-hint';
import { priceOrder } from '@fairfront/shared-kit/domain/catalogue/pricing/price-order';
import { priceReasons } from '@fairfront/shared-kit/domain/catalogue/pricing/price-reasons';

const context = { vatRate: 20, isNotResident: false };

/** T1 with 60 ad services and 20 rubric packages more, like a large exhibition. */
const template = templateOfCase({
  template: {
    services: [
      ...Array.from({ length: 60 }, (_, place) => ({
        id: 100 + place,
        type: 'other_advertising_services',
        prices: [{ currency: 'RUR', price_without_vat: 1000 + place }],
        order: place,
      })),
      ...Array.from({ length: 20 }, (_, place) => ({
        id: 200 + place,
        type: 'packages_number_categories',
        prices: [{ currency: 'RUR', price_without_vat: 9_000 + 700 * place }],
        package_contents: [{ id: 4, quantity: 12 + place }],
        order: place,
      })),
    ],
  },
});

const draftOf = (rubrics: number) =>
  draftOfCase({
    description: 4_000,
    addresses: ['Казань', 'Пермь', 'Омск'],
    rubrics: [
      { count: rubrics / 2, services: [4, 6] },
      { count: rubrics / 2, services: [5], addresses: ['Казань'] },
    ],
    packages: [10],
    placements: [7],
    ads: { other: Array.from({ length: 60 }, (_, place) => 100 + place) },
  });

/** A new draft for every price, as after every keystroke. */
const middleOf = (rounds: number, run: (round: number) => unknown): number => {
  const times = Array.from({ length: rounds }, (_, round) => {
    const start = performance.now();
    run(round);
    return performance.now() - start;
  });
  return times.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? Infinity;
};

/** Median ms of the first price of a template, which includes building its index. */
export const firstPrice = (rubrics: number): number => {
  const draft = draftOf(rubrics);
  const fresh = Array.from({ length: 50 }, () => ({ ...template }));
  return middleOf(fresh.length, (round) => priceOrder(fresh[round] ?? templateT1, draft, context));
};

/** Median ms of 200 later prices, reasons and hints of an order with this many rubrics. */
export const laterPrices = (rubrics: number): Record<'price' | 'reasons' | 'hint', number> => {
  const draft = draftOf(rubrics);
  return {
    price: middleOf(200, (round) => priceOrder(template, { ...draft, companyName: `${round}` }, context)),
    reasons: middleOf(200, () => priceReasons(template, draft, context)),
    hint: middleOf(200, () => cheaperHint(template, draft, context)),
  };
};
