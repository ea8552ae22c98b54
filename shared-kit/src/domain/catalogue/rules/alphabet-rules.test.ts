import { catalogueStands, latinStand, typedStand } from '../catalogue-stand';
import { tidyDraft } from '../draft-tidying';
import { draftOfOrder, choicesOfDraft } from '../order-body';
import { firstDraft } from '../first-draft';
import { emptyDraft } from '../order-draft';
import type { CatalogueOrder } from '../catalogue-order';
import { testCountries, testDraft, testTemplate } from '../testing';
import { forbiddenSymbols, isInLanguage } from './descriptions';
import { bookletCountryPatch, exporterPatch, isExporterOffered, isRussia } from './russian-exporter';

describe('stand numbers', () => {
  it.each([
    ['a-12', 'A-12'],
    ['24c10', '24C10'],
    ['ABCDEFG', 'ABCDEF'],
    ['б12', 'Б12'],
    ['A 12', 'A 12'],
  ])('%j is normalised to %j while typing [CAT-067]', (typed, taken) => {
    expect(typedStand(typed)).toBe(taken);
  });

  it.each([
    ['а12', 'A12'],
    ['АВЕКМНОРСТУХ', 'ABEKMHOPCTYX'],
    ['авекмнорстух', 'ABEKMHOPCTYX'],
    ['Б12', 'Б12'],
  ])('%s becomes %s on the screen and on the server [CAT-289]', (typed, value) => {
    expect(latinStand(typed)).toBe(value);
    expect(tidyDraft({ ...testDraft, companyStands: [{ id: 1, value: ` ${typed} ` }] }).companyStands).toEqual([
      { id: 1, value },
    ]);
  });

  it('of the participation are copied with Latin letters [CAT-039] [CAT-289]', () => {
    expect(catalogueStands([{ title: ' с-12' }, { title: 'Б1' }])).toEqual(['C-12']);
  });
});

describe('descriptions [CAT-069] [CAT-070] [CAT-072]', () => {
  it.each([
    ['Станки CNC', 'ru', true],
    ['ABC станок', 'ru', true],
    ['ABCDEFG ок', 'ru', false],
    ['ABCDE абвгд', 'ru', true],
    ['CNC станки', 'en', false],
    ['CNC machines, 5 axes', 'en', true],
    ['Ёлка', 'ru', true],
    ['Söhne Łódź', 'en', true],
    ['№ 5, 10 %', 'ru', true],
    ['ABCD   \n  абв', 'ru', false],
    ['', 'en', true],
    ['  ', 'ru', true],
  ] as const)('%j is %s: %p [CAT-069] [CAT-070]', (text, language, isIt) => {
    expect(isInLanguage(text, language)).toBe(isIt);
  });

  it.each([
    ['« » „ “ ” ‘ ’ – — … № § ° ® © ™ € ₽ ¥ £ × ± ½ ¼ ¾', false],
    ['Станки «под ключ» — 90 дней, №1 в России; 5 × 3 ± ½ °C', false],
    ['Łódź, São Paulo, Čapek: ™ ® © € ₽ ¥ £ §', false],
    ['Line one\r\n\tLine two with a\u00a0no-break space', false],
    ['!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~ „“”‘’ – …', false],
    ['й как и\u0306, за\u0301мок', false],
    ['Ракета 🚀', true],
    ['Маркер \u0007', true],
    ['北京', true],
    ['Ελλάδα', true],
    ['• Пункт', false],
    ['Площадь цеха 500 м², объём 20 м³, ≤ 5 µм, −40 °C → +40 °C, CNC\u2011станки', false],
    ['скры\u00adтый', false],
    ['справа\u202eналево', false],
  ])('%j contains a forbidden symbol: %p [CAT-072, CAT-330]', (text, isForbidden) => {
    expect(forbiddenSymbols(text).length > 0).toBe(isForbidden);
  });

  it('lists each forbidden symbol once, invisible ones by code [CAT-330]', () => {
    expect(forbiddenSymbols('Ракета 🚀, 北 и ещё 🚀\u0007')).toEqual(['🚀', '北', 'U+0007']);
  });
});

describe('the Russian exporter', () => {
  it.each([
    ['Россия', '', true],
    ['РОССИЙСКАЯ ФЕДЕРАЦИЯ', '', true],
    ['', ' russia ', true],
    ['', 'Russian Federation', true],
    ['Белоруссия', 'Belarus', false],
  ])('%s %s is Russia: %p [CAT-059]', (name_rus, name_eng, isIt) => {
    expect(isRussia({ name_rus, name_eng })).toBe(isIt);
  });

  it('is offered for the booklet country Russia if the template allows it [CAT-058]', () => {
    const [russia, germany] = testCountries;
    const closed = { ...testTemplate, is_russian_exporter: false };
    expect([
      isExporterOffered(testTemplate, russia),
      isExporterOffered(testTemplate, germany),
      isExporterOffered(testTemplate, null),
      isExporterOffered(closed, russia),
    ]).toEqual([true, false, false, false]);
  });

  it('is cleared with its rubrics by another booklet country, and kept for Russia [CAT-058] [CAT-059]', () => {
    expect(bookletCountryPatch(2, testTemplate, testCountries)).toEqual({
      companyCountryForBooklet: 2,
      companyRussianExporter: false,
      exporterRubrics: [],
    });
    expect(bookletCountryPatch(1, testTemplate, testCountries)).toEqual({ companyCountryForBooklet: 1 });
    expect(exporterPatch(false)).toEqual({ companyRussianExporter: false, exporterRubrics: [] });
    expect(exporterPatch(true)).toEqual({ companyRussianExporter: true });
  });
});

it('addresses are stored without unprintable scripts [CAT-064]', () => {
  const draft = {
    ...testDraft,
    companyAddresses: [
      { id: 1, address: 'Казань 北京' },
      { id: 2, address: '서울' },
    ],
    rubricAddresses: [{ id: 9, rubricId: 205, address: 'Пермь شارع' }],
  };
  expect(tidyDraft(draft)).toMatchObject({
    companyAddresses: [{ id: 1, address: 'Казань' }],
    rubricAddresses: [{ id: 1, rubricId: 205, address: 'Пермь' }],
  });
});

it('a loaded order loses the flags that a changed template no longer offers [CAT-058] [CAT-060]', () => {
  const order = choicesOfDraft(testDraft, testTemplate, 'ads') as unknown as CatalogueOrder;
  const changed = { ...testTemplate, is_mark: false, is_russian_exporter: false };
  expect(draftOfOrder(order, changed)).toMatchObject({
    companyIsMark: false,
    companyRussianExporter: false,
    exporterRubrics: [],
  });
});

describe('the first draft', () => {
  const company = {
    name_rus: 'ООО «Резец»',
    name_eng: 'Rezets LLC',
    country_id: 1,
    address: 'Казань 北京',
    website: 'rezets.example',
    email: 'info@rezets.example',
    phone: '+7999',
    fax: '+7998',
  };

  it('copies the company and its printable stands [CAT-039] [CAT-064]', () => {
    const stands = [{ title: 'a-12' }, { title: '24A06-1' }];
    expect(firstDraft({ company, stands }, 'RUR')).toEqual({
      ...emptyDraft('RUR'),
      companyName: 'ООО «Резец»',
      companyNameEng: 'Rezets LLC',
      companyCountry: 1,
      companyCountryForBooklet: 1,
      companyAddresses: [{ id: 1, address: 'Казань' }],
      companyStands: [{ id: 1, value: 'A-12' }],
      companySite: 'rezets.example',
      companyEmail: 'info@rezets.example',
      companyPhone: '+7999',
      companyFax: '+7998',
    });
  });

  it('is empty if the company has no data [CAT-039]', () => {
    const nobody = { name_rus: null, name_eng: null, country_id: null, address: null };
    const nothing = { ...nobody, website: null, email: null, phone: null, fax: null };
    expect(firstDraft({ company: nothing, stands: [] }, 'USD')).toEqual(emptyDraft('USD'));
  });
});
