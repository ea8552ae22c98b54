import { cheaperHint } from './cheaper-hint';
import { priceOrder } from './price-order';
import { priceReasons } from './price-reasons';
import { draftOfCase, pricingCases, templateOfCase, templateT1, type CaseDraft } from './template-t1';

const context = { vatRate: 20, isNotResident: false };
const short = (count: number): CaseDraft => ({ rubrics: [{ count, services: [4] }] });

/** The order of the mock-up: two free, five in the package, two packages of ten and three charged individually. */
const exhibition = templateOfCase({
  template: {
    without: [12, 13],
    fields: { number_free_rubrics: 2 },
    services: [
      {
        id: 20,
        type: 'packages_number_categories',
        prices: [{ currency: 'RUR', price_without_vat: 2500 }],
        package_contents: [{ id: 4, quantity: 4 }],
        order: 2,
      },
    ],
  },
});
const ordered = draftOfCase({ ...short(30), packages: [10] });

describe('the breakdown of a line [CAT-291]', () => {
  it('distinguishes free by template, in a package, in rubric packages and charged individually', () => {
    const reason = priceReasons(exhibition, ordered, context).find(({ line }) => line.service_id === 4);

    expect(reason?.parts).toEqual([
      { by: 'template', quantity: 2 },
      { by: 'package', quantity: 5, packageId: 10 },
      {
        by: 'rubric_package',
        quantity: 20,
        packageId: 11,
        number: 10,
        count: 2,
        countCharged: 2,
        covers: [{ serviceId: 4, quantity: 20 }],
        price: { withoutVat: 700_000, withVat: 840_000 },
        sum: { withoutVat: 1_400_000, withVat: 1_680_000 },
        singly: { withoutVat: 2_000_000, withVat: 2_400_000 },
        saved: { withoutVat: 600_000, withVat: 720_000 },
        countsHere: true,
      },
      {
        by: 'single',
        quantity: 3,
        price: { withoutVat: 100_000, withVat: 120_000 },
        sum: { withoutVat: 300_000, withVat: 360_000 },
      },
    ]);
    expect(reason?.sum).toEqual({ withoutVat: 1_700_000, withVat: 2_040_000 });
  });

  it('counts a package with contents of two services once', () => {
    const mixed = pricingCases.find(({ rows }) => rows.includes('CAT-183'));
    if (!mixed) throw new Error('the case of CAT-183 is missing');
    const reasons = priceReasons(templateOfCase(mixed), draftOfCase(mixed.draft), context);

    expect(
      reasons.map(({ line, parts, sum }) => [
        line.kind,
        line.service_id,
        parts.map((part) => `${part.by} ${part.quantity}`).join(', '),
        sum?.withoutVat,
      ]),
    ).toEqual([
      ['service', 4, 'template 3, rubric_package 5, rubric_package 5, single 2', 1_200_000],
      ['service', 6, 'rubric_package 5, single 1', 70_000],
      ['rubric_package', 12, 'rubric_package 1', 400_000],
      ['rubric_package', 15, 'rubric_package 1', 600_000],
    ]);
  });

  it('names both packages that make the same service free, in any order of selection', () => {
    const template = templateOfCase({
      template: {
        services: [
          {
            id: 20,
            type: 'service_packages_additional',
            prices: [{ currency: 'RUR', price_without_vat: 1 }],
            package_contents: [{ id: 4, quantity: 4 }],
          },
        ],
      },
    });
    const draft = draftOfCase({ ...short(10), packages: [10], additionalPackage: 20 });
    const reason = priceReasons(template, draft, context).find(({ line }) => line.service_id === 4);

    expect(reason?.parts).toEqual([
      { by: 'template', quantity: 3 },
      { by: 'package', quantity: 5, packageId: 10 },
      { by: 'package', quantity: 2, packageId: 20 },
    ]);
  });

  it('has no amount without a price', () => {
    const [reason] = priceReasons(templateT1, draftOfCase({ ads: { other: [14] } }), context);
    expect(reason).toMatchObject({ parts: [{ by: 'single', quantity: 1, price: null, sum: null }], sum: null });
  });
});

describe('the hint about cheaper rubrics [CAT-281] [CAT-292]', () => {
  it('19 charged cost 14 700, 20 cost 14 000', () => {
    expect(cheaperHint(templateT1, draftOfCase(short(22)), context)).toEqual({
      serviceId: 4,
      more: 1,
      saved: { withoutVat: 70_000, withVat: 84_000 },
      added: [
        {
          kind: 'rubric_package',
          serviceId: 11,
          number: 10,
          quantity: 1,
          sum: { withoutVat: 700_000, withVat: 840_000 },
        },
      ],
      dropped: [
        { kind: 'service', serviceId: 4, number: null, quantity: 1, sum: { withoutVat: 100_000, withVat: 120_000 } },
        {
          kind: 'rubric_package',
          serviceId: 12,
          number: 5,
          quantity: 1,
          sum: { withoutVat: 400_000, withVat: 480_000 },
        },
        {
          kind: 'rubric_package',
          serviceId: 13,
          number: 3,
          quantity: 1,
          sum: { withoutVat: 270_000, withVat: 324_000 },
        },
      ],
    });
  });

  it('proposes four entries as a package instead of three individual ones', () => {
    expect(cheaperHint(exhibition, ordered, context)).toMatchObject({
      more: 1,
      saved: { withoutVat: 50_000, withVat: 60_000 },
      added: [{ number: 4, quantity: 1, sum: { withVat: 300_000 } }],
      dropped: [{ kind: 'service', quantity: 3, sum: { withVat: 360_000 } }],
    });
  });

  it.each([
    ['nothing is charged', short(3)],
    ['the next package costs as much as what it replaces, or more', short(20)],
    ['all is in packages', short(23)],
    ['the totals are N/A', { ...short(22), ads: { other: [14] } }],
  ])('is absent if %s', (_, known) => {
    expect(cheaperHint(templateT1, draftOfCase(known), context)).toBeNull();
  });

  it('proposes no more rubrics than can still be selected', () => {
    expect(cheaperHint(templateT1, draftOfCase(short(22)), context, 0)).toBeNull();
  });

  it('saves the stated amount', () => {
    const now = priceOrder(templateT1, draftOfCase(short(22)), context).totals.with_vat ?? 0;
    const then = priceOrder(templateT1, draftOfCase(short(23)), context).totals.with_vat ?? 0;
    expect(now - then).toBe(cheaperHint(templateT1, draftOfCase(short(22)), context)?.saved.withVat);
  });
});
