import { descriptionUse } from '@fairfront/shared-kit/domain/catalogue/pricing/description-blocks';
import { draftOfOrder } from '@fairfront/shared-kit/domain/catalogue/order-body';
import { emptyDraft } from '@fairfront/shared-kit/domain/catalogue/order-draft';
import { testDraft, testTemplate } from '@fairfront/shared-kit/domain/catalogue/testing';
import { buildCatalogueOrder } from '../testing/catalogue-api';

it('the state of step 1 has the specified names and value types [CAT-053]', () => {
  const texts =
    'companyName companyNameEng companyOwnerType companySite companyEmail companyPhone companyFax companyInfo companyInfoEng';
  const flags = 'companyRussianExporter companyIsMark companyImportSubstitution';
  expect(emptyDraft('RUR')).toMatchObject({
    ...Object.fromEntries(texts.split(' ').map((name) => [name, ''])),
    ...Object.fromEntries(flags.split(' ').map((name) => [name, false])),
    companyCountry: null,
    companyCountryForBooklet: null,
    companyAddresses: [],
    companyStands: [],
  });
  const { companyAddresses, companyStands } = testDraft;
  expect(companyAddresses.map((row) => Object.keys(row))).toEqual([
    ['id', 'address'],
    ['id', 'address'],
  ]);
  expect(companyStands.map((row) => Object.keys(row))).toEqual([
    ['id', 'value'],
    ['id', 'value'],
  ]);
});

it.each([
  [false, 6],
  [true, 15],
])(
  'one description is counted, depending on the customer: not resident %s, %i characters [CAT-053] [CAT-080]',
  (isNotResident, used) => {
    const texts = { companyInfo: ' Станки ', companyInfoEng: 'Lathes and more' };
    expect(descriptionUse(testTemplate, texts, { isNotResident }).used).toBe(used);
  },
);

it('an order carries its whole state and reopens with it [CAT-209]', () => {
  const file = { id: 7, original_name: 'logo.png', extension: 'png', size: 12 };
  const order = { ...buildCatalogueOrder(testDraft, { step_key: 'packages' }, testTemplate), logo: file };
  expect(order).toMatchObject({
    status: 'draft',
    step_key: 'packages',
    step: 4,
    rubrics: [
      { id: 206, services: [5, 7] },
      { id: 205, services: [6, 8] },
    ],
    logo_link: testDraft.packagePlacementLogoLink,
    logo: file,
  });
  expect(draftOfOrder(order, testTemplate)).toEqual(testDraft);
  expect(testTemplate.currencies.map(({ code }) => code)).toContain(order.currency);
});
