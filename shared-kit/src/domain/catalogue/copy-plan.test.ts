import { copyParts, copyPatch, copyPlan, copyUndo, isOrderEmpty, type CopyPart } from './copy-plan';
import { emptyDraft, type OrderDraft } from './order-draft';
import { testCountries, testDraft, testTemplate } from './testing';

const all: ReadonlySet<CopyPart> = new Set(Object.keys(copyParts) as CopyPart[]);
const draftWith = (changes: Partial<OrderDraft>): OrderDraft => ({ ...emptyDraft('RUR'), ...changes });
const changesOf = (draft: OrderDraft, proposal: Partial<OrderDraft>) =>
  copyPlan(draft, proposal).flatMap(({ changes }) => changes);
const fieldsWithoutCopy = ['currency', 'companyStands', 'companyIsMark'];

it('a copy assigns every field of the draft to one part, except currency, stands and mark [CAT-297] [CAT-306]', () => {
  const fields = Object.values(copyParts).flat();
  expect([...fields, ...fieldsWithoutCopy].sort()).toEqual(Object.keys(emptyDraft('RUR')).sort());
});

describe('copying an order', () => {
  it('fills an empty order with everything of the earlier one [CAT-306]', () => {
    const plan = copyPlan(emptyDraft('RUR'), testDraft);
    expect(new Set(plan.flatMap(({ changes }) => changes.map(({ kind }) => kind)))).toEqual(new Set(['fill']));
    const patch = copyPatch(emptyDraft('RUR'), plan, all, testTemplate, testCountries);
    const { currency, companyStands, companyIsMark } = emptyDraft('RUR');
    expect({ ...emptyDraft('RUR'), ...patch }).toEqual({ ...testDraft, currency, companyStands, companyIsMark });
  });

  it.each<[string, Partial<OrderDraft>, Partial<OrderDraft>, unknown[]]>([
    ['a typed text gives way', { companyFax: '1' }, { companyFax: '2' }, [['companyFax', 'replace', '2']]],
    ['an earlier text that is empty erases nothing', { companyFax: '1' }, { companyFax: ' ' }, []],
    ['equal texts change nothing', { companyFax: '1' }, { companyFax: '1' }, []],
    [
      'a flag that was not set clears none',
      { companyImportSubstitution: true },
      { companyImportSubstitution: false },
      [],
    ],
    ['no country erases none', { companyCountry: 1 }, { companyCountry: null }, []],
    ['another country replaces', { companyCountry: 1 }, { companyCountry: 2 }, [['companyCountry', 'replace', 2]]],
    [
      'addresses replace those of now',
      { companyAddresses: [{ id: 4, address: 'Казань' }] },
      { companyAddresses: [{ id: 1, address: 'Пермь' }] },
      [['companyAddresses', 'replace', [{ id: 1, address: 'Пермь' }]]],
    ],
    [
      'the same addresses under other numbers stay',
      { companyAddresses: [{ id: 4, address: 'Казань' }] },
      { companyAddresses: [{ id: 1, address: 'Казань' }] },
      [],
    ],
    [
      'addresses that are all there take no other away',
      {
        companyAddresses: [
          { id: 1, address: 'Пермь' },
          { id: 2, address: 'Казань' },
        ],
      },
      { companyAddresses: [{ id: 1, address: 'Казань' }] },
      [],
    ],
    [
      'rubrics are added after the chosen ones, which keep their services',
      { rubrics: [{ id: 205, services: [4] }] },
      {
        rubrics: [
          { id: 206, services: [5] },
          { id: 205, services: [6] },
        ],
      },
      [
        [
          'rubrics',
          'add',
          [
            { id: 205, services: [4] },
            { id: 206, services: [5] },
          ],
        ],
      ],
    ],
    [
      'addresses come with the rubrics that are added, numbered anew',
      { rubrics: [{ id: 205, services: [6] }], rubricAddresses: [{ id: 1, rubricId: 205, address: 'A' }] },
      {
        rubrics: [
          { id: 205, services: [6] },
          { id: 206, services: [6] },
        ],
        rubricAddresses: [
          { id: 1, rubricId: 206, address: 'B' },
          { id: 2, rubricId: 205, address: 'C' },
        ],
      },
      [
        [
          'rubrics',
          'add',
          [
            { id: 205, services: [6] },
            { id: 206, services: [6] },
          ],
        ],
        [
          'rubricAddresses',
          'add',
          [
            { id: 1, rubricId: 205, address: 'A' },
            { id: 2, rubricId: 206, address: 'B' },
          ],
        ],
      ],
    ],
    [
      'packages replace, since they pair with each other only',
      { selectedMajorPackageIds: [10] },
      { selectedMajorPackageIds: [11] },
      [['selectedMajorPackageIds', 'replace', [11]]],
    ],
    [
      'ad services are added in their groups',
      { adServices: { catalog: [15], guide: [], other: [] } },
      { adServices: { catalog: [15], guide: [16], other: [] } },
      [['adServices', 'add', { catalog: [15], guide: [16], other: [] }]],
    ],
  ])('%s [CAT-306]', (_name, now, proposal, expected) => {
    const changes = changesOf(draftWith(now), proposal);
    expect(changes.map(({ field, kind, to }) => [field, kind, to])).toEqual(expected);
  });

  it('copies only the selected parts [CAT-306]', () => {
    const plan = copyPlan(emptyDraft('RUR'), testDraft);
    const patch = copyPatch(emptyDraft('RUR'), plan, new Set<CopyPart>(['descriptions']), testTemplate, testCountries);
    expect(patch).toEqual({ companyInfo: testDraft.companyInfo, companyInfoEng: testDraft.companyInfoEng });
  });

  it('skips the exporter section if the booklet country does not allow it [CAT-058] [CAT-306]', () => {
    const draft = draftWith({ companyCountryForBooklet: null });
    const plan = copyPlan(draft, testDraft);
    const patch = copyPatch(draft, plan, new Set<CopyPart>(['exporter']), testTemplate, testCountries);
    expect(patch).toEqual({ companyRussianExporter: false, exporterRubrics: [] });
  });
});

it('a copy is undone without later edits [CAT-306]', () => {
  const before = draftWith({ companyFax: '1', companyInfo: 'old' });
  const patch = { companyFax: '2', companyInfo: 'copied' };
  expect(copyUndo({ ...before, ...patch, companyInfo: 'typed' }, patch, before)).toEqual({ companyFax: '1' });
});

it.each<[Partial<OrderDraft>, boolean]>([
  [{ companyName: 'Завод', companyStands: [{ id: 1, value: '24C10' }], companyPhone: '+7' }, true],
  [{ companyInfo: 'Станки' }, false],
  [{ rubrics: [{ id: 205, services: [] }] }, false],
  [{ selectedAdditionalPackageId: 13 }, false],
  [{ adServices: { catalog: [], guide: [], other: [17] } }, false],
])('an order with %j is empty: %s [CAT-306]', (changes, expected) => {
  expect(isOrderEmpty(draftWith(changes))).toBe(expected);
});
