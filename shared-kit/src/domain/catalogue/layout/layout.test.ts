import { noFiles } from '../rules/required-files';
import { testCountries, testDraft, testRubrics, testTemplate } from '../testing';
import { layoutEntry, pictureName, type LaidOutOrder } from './layout-entry';
import { layoutIssues } from './layout-issues';
import { proofPlaces } from './proof-order';

const context = { template: testTemplate, rubrics: testRubrics, countries: testCountries, isNotResident: false };
const order: LaidOutOrder = {
  ...{ id: 17, participation_id: 101, external_id: 'ERP-9', status: 'confirmed', return_reason: null },
  ...{ draft: testDraft, files: noFiles, isNotResident: false, pictures: [] },
};
const file = { id: 1, original_name: 'logo.png', extension: 'png', size: 10 };

describe('issues of an entry for layout', () => {
  const withLogo = { ...testDraft, selectedLogoPlacementIds: [14], companyInfoEng: '' };
  const plain = { ...testDraft, selectedLogoPlacementIds: [], selectedMajorPackageIds: [], companyInfo: 'а' };
  const draft = {
    ...plain,
    ...{ selectedAdditionalPackageId: null, adServices: { catalog: [], guide: [], other: [] } },
    rubrics: [],
  };
  it.each([
    ['none for a confirmed order', {}, []],
    ['a draft', { status: 'draft' }, [['draft', null, null]]],
    ['a returned order', { status: 'draft', return_reason: 'Адрес' }, [['returned', null, null]]],
    ['an order without a decision', { status: 'sent' }, [['undecided', null, null]]],
    [
      'a picture that is missing',
      { draft: { ...draft, selectedLogoPlacementIds: [14] } },
      [['picture-missing', 'logo', null]],
    ],
    [
      'an English text beyond the free length that nobody pays for',
      { draft: { ...draft, companyInfoEng: 'z'.repeat(320) } },
      [['over-limit', 'en', 20]],
    ],
    [
      'none for an English text in the room of the charged Russian one',
      { draft: { ...draft, companyInfo: 'а'.repeat(310), companyInfoEng: 'z'.repeat(350) } },
      [],
    ],
  ] as const)('name %s [ORG-383]', (_what, changes, issues) => {
    const found = layoutIssues({ ...order, draft, ...changes }, testTemplate);
    expect(found.map(({ kind, about, count }) => [kind, about, count])).toEqual(issues);
  });

  it('end when the picture is there [ORG-383]', () => {
    const complete = { ...order, draft: { ...draft, ...withLogo, adServices: draft.adServices, rubrics: [] } };
    const files = { ...noFiles, logo: file };
    expect(layoutIssues({ ...complete, files }, testTemplate).map(({ about }) => about)).not.toContain('logo');
  });
});

it('an entry for layout has both languages, rubrics, pictures and links [ORG-383]', () => {
  const entry = layoutEntry(
    {
      ...order,
      draft: {
        ...testDraft,
        ...{ packagePlacementLogoLink: '', adVideoFilesLink: '' },
        graphicFilesLink: ' https://files.example/17 ',
      },
      pictures: [{ type: 'logo', extension: 'PNG', original_name: '../Логотип.png' }],
    },
    context,
  );
  expect(entry).toMatchObject({
    ...{ id: 17, participation_id: 101, external_id: 'ERP-9', status: 'confirmed', stands: ['24C10', 'A-12'] },
    pictures: [{ kind: 'logo', file: '17-logo.png', original_name: '../Логотип.png' }],
    links: [{ kind: 'graphics', address: 'https://files.example/17' }],
  });
  expect(entry.texts.map(({ locale, letter, name }) => [locale, letter, name])).toEqual([
    ['ru', 'С', 'ООО «Северная механика»'],
    ['en', 'S', 'Severnaya Mekhanika LLC'],
  ]);
  expect(entry.rubrics.map(({ code, name_eng: name, extent }) => [code, name, extent])).toEqual([
    ['206', 'Токарные (en)', 'short'],
    ['205', 'Фрезерные (en)', 'full'],
  ]);
});

it.each([
  ['png', '17-logo.png'],
  ['PDF', '17-logo.pdf'],
  ['../x', '17-logo.bin'],
])('a picture with the extension %s is called %s in the ZIP [ORG-383]', (extension, name) => {
  expect(pictureName(17, { type: 'logo', extension })).toBe(name);
});

describe('the printing order', () => {
  const keys = [
    { id: 1, name: 'ООО «Якорь»', stands: ['B2'], rubrics: [205] },
    { id: 2, name: 'АО «Ёлка»', stands: ['A10'], rubrics: [206, 205] },
    { id: 3, name: 'Жар', stands: ['A9'], rubrics: [999] },
  ];
  const places = (part: 'alphabet' | 'rubrics' | 'guide') =>
    proofPlaces(keys, part, 'ru', testRubrics.main).map(({ id, heading }) => [id, heading]);

  it('of the alphabetical list ignores legal forms [ORG-383]', () => {
    expect(places('alphabet')).toEqual([
      [2, 'Ё'],
      [3, 'Ж'],
      [1, 'Я'],
    ]);
  });

  it('of the rubrics is that of their tree, with removed rubrics last [ORG-383]', () => {
    expect(places('rubrics')).toEqual([
      [2, '205 Фрезерные'],
      [1, '205 Фрезерные'],
      [2, '206 Токарные'],
      [3, '999'],
    ]);
  });

  it('of the guide is that of the stands [ORG-383]', () => {
    expect(places('guide').map(([id]) => id)).toEqual([3, 2, 1]);
  });
});
