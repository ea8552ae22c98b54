import type { OrderDraft } from '../order-draft';
import { stepOfField } from '../wire-fields';
import { testCountries, testDraft, testRubrics, testTemplate } from '../testing';
import { draftIssues } from './draft-fields';

const issues = (changes: Partial<OrderDraft>, template = testTemplate) =>
  draftIssues({ ...testDraft, ...changes }, template, testRubrics, testCountries);
/** `field code` of every issue. */
const broken = (changes: Partial<OrderDraft>, template = testTemplate) =>
  Object.entries(issues(changes, template) ?? {}).map(([field, { code }]) => `${field} ${code}`);
const letters = (count: number, letter = 'а') => letter.repeat(count);
const stands = (...values: string[]) => ({ companyStands: values.map((value, index) => ({ id: index + 1, value })) });
const withoutService = (id: number) => ({
  ...testTemplate,
  services: testTemplate.services.filter((service) => service.id !== id),
});

it('a complete draft passes all rules', () => {
  expect(issues({})).toBe(null);
});

describe('the gate of step 1', () => {
  type Case = [changes: Partial<OrderDraft>, expected: string[]];
  const expectBroken = (...[changes, expected]: Case) => {
    expect(broken(changes)).toEqual(expected);
    expect(expected.every((issue) => stepOfField(issue.split(' ')[0] ?? '') === 'alphabet')).toBe(true);
  };

  const names: Case[] = [
    [{ companyName: '  ' }, ['companyName name_rus_required']],
    [{ companyNameEng: '' }, ['companyNameEng name_eng_required']],
    [{ companyNameEng: 'Zavod Плюс' }, ['companyNameEng name_eng_cyrillic']],
    [{ companyNameEng: 'Łódź & Söhne 3M' }, []],
    [{ companyName: 'Завод 🏭' }, ['companyName sign_unprintable']],
    [{ companyNameEng: 'Plant ✔' }, ['companyNameEng sign_unprintable']],
  ];
  it.each(names)('of names, %j breaks %j [CAT-054] [CAT-055] [PASS-385]', expectBroken);

  const noBooklet = { companyCountryForBooklet: null, companyRussianExporter: false, exporterRubrics: [] };
  const chosenCountries: Case[] = [
    [{ companyCountry: null }, ['companyCountry country_required']],
    [noBooklet, ['companyCountryForBooklet country_required']],
    [{ companyCountry: 77 }, ['companyCountry country_unknown']],
  ];
  it.each(chosenCountries)('of countries, %j breaks %j [CAT-056]', expectBroken);

  const rows: Case[] = [
    [stands(), ['companyStands stand_required']],
    [stands('24C10', ' '), ['companyStands.1.value stand_empty']],
    [stands('ABCDEF', 'A-12', '7'), []],
    [
      stands('A 12', 'Б12', 'ABCDEFG'),
      [
        'companyStands.0.value stand_invalid',
        'companyStands.1.value stand_invalid',
        'companyStands.2.value stand_invalid',
      ],
    ],
    [stands('а12'), []],
  ];
  it.each(rows)('of stands, %j breaks %j [CAT-066] [CAT-067] [CAT-289]', expectBroken);

  const descriptions: Case[] = [
    [{ companyInfo: 'We make machines' }, ['companyInfo information_rus_language']],
    [{ companyInfoEng: 'Делаем станки' }, ['companyInfoEng information_eng_language']],
    [{ companyInfo: 'Станки 🚀' }, ['companyInfo information_rus_symbols']],
    [{ companyInfoEng: 'Machines 🚀' }, ['companyInfoEng information_eng_symbols']],
    // an empty one is allowed
    [{ companyInfo: ' ', companyInfoEng: '' }, []],
  ];
  it.each(descriptions)('of descriptions, %j breaks %j [CAT-068] [CAT-071] [CAT-074]', expectBroken);

  const contacts: Case[] = [
    [{ companySite: 'severmech' }, ['companySite website_invalid']],
    [{ companySite: 'severmech.' }, ['companySite website_invalid']],
    [{ companySite: 'https://завод_1.рф/путь' }, []],
    [{ companySite: '', companyEmail: ' ', companyPhone: '', companyFax: '' }, []],
    [{ companyEmail: 'info@' }, ['companyEmail email_invalid']],
    [{ companyPhone: '8 999', companyFax: '123' }, ['companyPhone phone_invalid', 'companyFax phone_invalid']],
  ];
  it.each(contacts)('of contacts, %j breaks %j [CAT-077] [CAT-078]', expectBroken);

  const address = (id: number, count: number) => ({ id, address: letters(count) });
  const longTexts: [name: string, ...Case][] = [
    ['20 letters of the legal form', { companyOwnerType: letters(20) }, []],
    ['21 letters of it', { companyOwnerType: letters(21) }, ['companyOwnerType text_too_long']],
    ['20 of it between spaces', { companyOwnerType: `  ${letters(20)}  `, companyEmail: ' a@b.example ' }, []],
    [
      'texts of their limits',
      {
        ...{ companyName: letters(255), companyNameEng: letters(255, 'a') },
        ...{ companyInfo: letters(5000), companyInfoEng: letters(5000, 'a') },
      },
      [],
    ],
    ['256 letters of the name', { companyName: letters(256) }, ['companyName text_too_long']],
    ['256 of the English name', { companyNameEng: letters(256, 'a') }, ['companyNameEng text_too_long']],
    ['5001 of a description', { companyInfo: letters(5001) }, ['companyInfo text_too_long']],
    ['5001 of the English one', { companyInfoEng: letters(5001, 'a') }, ['companyInfoEng text_too_long']],
    [
      '256 of an address',
      { companyAddresses: [address(1, 255), address(2, 256)] },
      ['companyAddresses.1.address text_too_long'],
    ],
    ['an empty address', { companyAddresses: [{ id: 1, address: ' ' }] }, []],
  ];
  it.each(longTexts)(
    'limits lengths, ignoring surrounding spaces, of %s [CAT-062] [CAT-075] [CAT-079]',
    (_name, ...given) => expectBroken(...given),
  );

  it('names the limit of a text that is too long [CAT-062] [CAT-079]', () => {
    expect(issues({ companyOwnerType: letters(21) })?.companyOwnerType).toEqual({
      code: 'text_too_long',
      params: { count: 20 },
    });
  });

  it('only requires a country while the list of countries is unknown [CAT-238]', () => {
    const check = (companyCountry: number | null) =>
      draftIssues({ ...testDraft, companyCountry }, testTemplate, testRubrics, null);
    expect([check(77), check(null)?.companyCountry?.code]).toEqual([null, 'country_required']);
  });

  it('accepts one address for a template without further ones, and rejects a second instead of losing it', () => {
    const template = withoutService(1);
    expect(broken({}, template)).toEqual(['companyAddresses address_not_offered']);
    expect(broken({ companyAddresses: [{ id: 1, address: 'Казань' }] }, template)).toEqual([]);
  });

  it.each<[string, Partial<OrderDraft>, Partial<typeof testTemplate>, string[]]>([
    [
      'a country that is not Russia',
      { companyCountryForBooklet: 2 },
      {},
      ['companyRussianExporter exporter_not_offered'],
    ],
    [
      'a template without the flag',
      {},
      { is_russian_exporter: false },
      ['companyRussianExporter exporter_not_offered'],
    ],
    ['a company in Germany, printed under Russia', { companyCountry: 2 }, {}, []],
  ])('validates the exporter flag of %s [CAT-058]', (_name, changes, template, expected) => {
    expect(broken(changes, { ...testTemplate, ...template })).toEqual(expected);
  });

  it('rejects the mark of a template without one [CAT-060]', () => {
    expect(broken({}, { ...testTemplate, is_mark: false })).toEqual(['companyIsMark mark_not_offered']);
  });

  it('accepts only a currency of the template [CAT-242]', () => {
    expect([broken({ currency: 'USD' }), broken({ currency: 'EUR' })]).toEqual([[], ['currency currency_unknown']]);
  });
});

describe('the later steps [CAT-127] [CAT-242] [CAT-243]', () => {
  const rubric = (services: number[], id = 205) => ({ rubrics: [{ id, services }], rubricAddresses: [] });

  it.each<[string, Partial<OrderDraft>, string[]]>([
    ['no rubric: a draft may be incomplete', { rubrics: [], rubricAddresses: [] }, []],
    ['a rubric that cannot be selected', rubric([5], 200), ['rubrics.0.id rubric_unknown']],
    ['a rubric that does not exist', rubric([5], 77), ['rubrics.0.id rubric_unknown']],
    ['an ad service in a rubric', rubric([5, 17]), ['rubrics.0.services.1 service_unknown']],
    ['a service of a rubric twice', rubric([7, 7]), ['rubrics.0.services.1 service_twice']],
    ['a rubric without information', rubric([]), []],
    ['an unknown exporter rubric', { exporterRubrics: [901, 205] }, ['exporterRubrics.1 rubric_unknown']],
    ['an exporter rubric twice', { exporterRubrics: [901, 901] }, ['exporterRubrics.1 rubric_twice']],
    ['a package in the wrong place', { selectedMajorPackageIds: [13] }, ['selectedMajorPackageIds.0 service_unknown']],
    [
      'two packages that are no pair',
      { selectedMajorPackageIds: [10, 12] },
      ['selectedMajorPackageIds.1 packages_not_allowed'],
    ],
    [
      'a major package as additional',
      { selectedAdditionalPackageId: 10 },
      ['selectedAdditionalPackageId service_unknown'],
    ],
    ['no additional package', { selectedAdditionalPackageId: null }, []],
    ['a placement that is none', { selectedLogoPlacementIds: [15] }, ['selectedLogoPlacementIds.0 service_unknown']],
    [
      'a guide service in the catalogue group',
      { adServices: { catalog: [16], guide: [], other: [] } },
      ['adServices.catalog.0 service_unknown'],
    ],
    [
      'an ad service twice',
      { adServices: { catalog: [], guide: [], other: [17, 17] } },
      ['adServices.other.1 service_twice'],
    ],
  ])('reject %s: %j [CAT-242] [CAT-283]', (_name, changes, expected) => {
    expect(broken(changes)).toEqual(expected);
  });

  it.each<[string, Partial<OrderDraft>, string[]]>([
    [
      'short and full together',
      { rubrics: [{ id: 205, services: [5, 6] }] },
      ['rubrics.0.services rubric_short_and_full'],
    ],
    [
      'an address without full',
      { rubrics: [{ id: 205, services: [5] }] },
      ['rubricAddresses.0.address address_without_full'],
    ],
    ['an empty address without full', { rubrics: [], rubricAddresses: [{ id: 1, rubricId: 205, address: ' ' }] }, []],
    ['exporter rubrics without the flag', { companyRussianExporter: false }, ['exporterRubrics exporter_flag_missing']],
  ])('reject %s [CAT-243]', (_name, changes, expected) => {
    expect(broken(changes)).toEqual(expected);
  });

  it.each<[string, string[]]>([
    ['', []],
    [' https://files.example/logo.png ', []],
    ['http://файлы.рф/логотип', []],
    ['files.example/logo.png', ['packagePlacementLogoLink link_invalid']],
    ['javascript:alert(1)', ['packagePlacementLogoLink link_invalid']],
    ['ftp://files.example', ['packagePlacementLogoLink link_invalid']],
    ['https://files.example/a b', ['packagePlacementLogoLink link_invalid']],
    [`https://files.example/${'a'.repeat(478)}`, []],
    [`https://files.example/${'a'.repeat(479)}`, ['packagePlacementLogoLink text_too_long']],
  ])('validate the link %j: %j [CAT-127]', (packagePlacementLogoLink, expected) => {
    expect(broken({ packagePlacementLogoLink })).toEqual(expected);
  });

  it('validate all three links [CAT-127]', () => {
    expect(broken({ graphicFilesLink: 'x', adVideoFilesLink: 'y' })).toEqual([
      'graphicFilesLink link_invalid',
      'adVideoFilesLink link_invalid',
    ]);
  });
});
