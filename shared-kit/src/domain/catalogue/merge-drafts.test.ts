import fc from 'fast-check';
import { tidyDraft } from './draft-tidying';
import { mergeDrafts, withChoice } from './merge-drafts';
import { emptyDraft, type OrderDraft } from './order-draft';
import { draftIssues } from './rules/draft-fields';
import { testCountries, testDraft, testRubrics, testTemplate } from './testing';

const base = testDraft;
const edited = (changes: Partial<OrderDraft>): OrderDraft => ({ ...base, ...changes });
const rows = (...addresses: string[]) => addresses.map((address, index) => ({ id: index + 1, address }));
const short = { id: 206, services: [5, 7] };
const full = { id: 205, services: [6, 8] };
const [first = '', second = ''] = base.companyAddresses.map(({ address }) => address);
const issuesOf = (draft: OrderDraft) => draftIssues(draft, testTemplate, testRubrics, testCountries);
const merge = (mine: Partial<OrderDraft>, theirs: Partial<OrderDraft>) =>
  mergeDrafts(base, edited(mine), edited(theirs), issuesOf);

describe('merging two drafts', () => {
  it('keeps changes of one side only, from both sides [CAT-294]', () => {
    const { merged, conflicts } = merge(
      { companyName: 'Мы', companyAddresses: rows(first, second, 'Пермь'), exporterRubrics: [902] },
      { companyEmail: 'они@a.example', companyAddresses: rows(second), selectedLogoPlacementIds: [] },
    );
    expect(conflicts).toEqual([]);
    expect(merged).toMatchObject({
      companyName: 'Мы',
      companyEmail: 'они@a.example',
      exporterRubrics: [902],
      selectedLogoPlacementIds: [],
    });
    expect(merged.companyAddresses.map(({ address }) => address)).toEqual([second, 'Пермь']);
  });

  it.each<[string, Partial<OrderDraft>, Partial<OrderDraft>, object[]]>([
    ['a text', { companyName: 'А' }, { companyName: 'Б' }, [{ field: 'companyName', mine: 'А', theirs: 'Б' }]],
    ['the same text alike', { companyName: 'А' }, { companyName: 'А' }, []],
    [
      'a country',
      { companyCountry: 2 },
      { companyCountry: null },
      [{ field: 'companyCountry', mine: 2, theirs: null }],
    ],
    [
      'an address',
      { companyAddresses: rows(first, 'Казань, 1') },
      { companyAddresses: rows(first, 'Казань, 2') },
      [{ field: 'companyAddresses.2', mine: 'Казань, 1', theirs: 'Казань, 2' }],
    ],
    [
      'an address that is removed',
      { companyAddresses: rows(first) },
      { companyAddresses: rows(first, 'Казань, 2') },
      [{ field: 'companyAddresses.2', mine: null, theirs: 'Казань, 2' }],
    ],
    [
      'the services of a rubric',
      { rubrics: [{ id: 206, services: [5] }, full] },
      { rubrics: [{ id: 206, services: [5, 7, 8] }, full] },
      [{ field: 'rubrics.206', mine: [5], theirs: [5, 7, 8] }],
    ],
    [
      'a rubric that is removed while an address is typed there',
      { rubrics: [short], rubricAddresses: [] },
      { rubricAddresses: [...base.rubricAddresses, { id: 2, rubricId: 205, address: 'Уфа' }] },
      [{ field: 'rubrics.205', mine: null, theirs: [6, 8] }],
    ],
  ])('with changes of both to %s [CAT-294]', (_name, mine, theirs, conflicts) => {
    expect(mergeDrafts(base, edited(mine), edited(theirs)).conflicts).toEqual(conflicts);
  });

  it('reports a conflict if the merge breaks a rule that both sides keep [CAT-294]', () => {
    const none = edited({ selectedMajorPackageIds: [] });
    const merged = mergeDrafts(
      none,
      { ...none, selectedMajorPackageIds: [10] },
      { ...none, selectedMajorPackageIds: [12] },
      issuesOf,
    );
    expect(merged.conflicts).toEqual([{ field: 'selectedMajorPackageIds', mine: [10], theirs: [12] }]);
  });

  it.each<[string, Partial<OrderDraft>, Partial<OrderDraft>]>([
    ['a rubric that only the other one has removed', {}, { rubrics: [short] }],
    ['a package that only I have removed', { selectedMajorPackageIds: [] }, { selectedMajorPackageIds: [10] }],
    ['a text that only the other one has emptied', { companyInfo: 'Станки' }, { companyInfo: '' }],
    ['a text that only I have emptied', { companyInfo: '' }, { companyInfo: 'Станки' }],
  ])('without their base restores neither %s [CAT-305]', (_what, mine, theirs) => {
    const [field] = Object.keys(theirs) as [keyof OrderDraft];
    const { conflicts } = mergeDrafts(null, edited(mine), edited(theirs));
    expect(conflicts).toEqual([{ field, mine: edited(mine)[field], theirs: edited(theirs)[field] }]);
  });

  it('keeps the order of the rubrics, new ones at the end, saved ones first [CAT-222] [CAT-294]', () => {
    const one = { id: 207, services: [5] };
    const other = { id: 208, services: [5] };
    const { merged } = merge({ rubrics: [...base.rubrics, one] }, { rubrics: [...base.rubrics, other] });
    expect(merged.rubrics.map(({ id }) => id)).toEqual([206, 205, 208, 207]);
  });

  it('takes either side of a conflict [CAT-294]', () => {
    const mine = edited({
      companyName: 'А',
      rubrics: [short],
      rubricAddresses: [],
      companyAddresses: rows(first),
    });
    const theirs = edited({
      companyName: 'Б',
      rubricAddresses: [{ id: 1, rubricId: 205, address: 'Уфа' }],
      companyAddresses: rows(first, 'Казань, 2'),
    });
    const { merged, conflicts } = mergeDrafts(base, mine, theirs);
    expect(conflicts).toHaveLength(3);
    const all = (side: 'mine' | 'theirs') =>
      conflicts.reduce((draft, conflict) => withChoice(draft, conflict, side), merged);
    expect([all('mine'), all('theirs')]).toEqual([mine, theirs]);
  });
});

describe('any two drafts', () => {
  const ids = (from: readonly number[]) => fc.shuffledSubarray([...from]);
  const text = fc.constantFrom('', 'А', 'Б', 'В');
  const list = fc.array(fc.constantFrom('К', 'Л', 'М', 'Н'), { maxLength: 4 });
  const anyDraft = fc
    .record({
      companyName: text,
      companyInfo: text,
      companyCountry: fc.constantFrom(null, 1, 2),
      companyIsMark: fc.boolean(),
      addresses: list,
      stands: list,
      rubricIds: ids([201, 202, 203, 204]),
      services: fc.array(ids([5, 7]), { minLength: 4, maxLength: 4 }),
      entries: fc.array(list, { minLength: 4, maxLength: 4 }),
      exporterRubrics: ids([901, 902, 903]),
      selectedAdditionalPackageId: fc.constantFrom(null, 13, 18),
      catalog: ids([15, 25, 35]),
    })
    .map(({ addresses, stands, rubricIds, services, entries, catalog, ...fields }): OrderDraft => {
      const rubrics = rubricIds.map((id) => ({ id, services: services[id - 201] ?? [] }));
      return tidyDraft({
        ...emptyDraft('RUR'),
        ...fields,
        companyAddresses: addresses.map((address, index) => ({ id: index + 1, address })),
        companyStands: stands.map((value, index) => ({ id: index + 1, value })),
        rubrics,
        rubricAddresses: rubrics.flatMap(({ id }) =>
          (entries[id - 201] ?? []).map((address) => ({ id: 0, rubricId: id, address })),
        ),
        adServices: { catalog, guide: [], other: [] },
      });
    });
  const options = { seed: 294, numRuns: 400 };
  /** The content of a draft, regardless of row numbers and list order. */
  const facts = (draft: OrderDraft) =>
    [
      ...Object.entries(draft).flatMap(([field, value]) =>
        Array.isArray(value) ? [] : [JSON.stringify([field, field === 'adServices' ? [] : value])],
      ),
      ...draft.companyAddresses.map(({ address }) => `address ${address}`),
      ...draft.companyStands.map(({ value }) => `stand ${value}`),
      ...draft.rubrics.map((rubric) => `rubric ${JSON.stringify(rubric)}`),
      ...draft.rubricAddresses.map(({ rubricId, address }) => `entry ${rubricId} ${address}`),
      ...draft.exporterRubrics.map((id) => `exporter ${id}`),
      ...draft.adServices.catalog.map((id) => `ad ${id}`),
    ].sort();

  it('merge into the changed one if the other is unchanged [CAT-294]', () => {
    fc.assert(
      fc.property(anyDraft, anyDraft, (before, after) => {
        expect(mergeDrafts(before, after, before)).toEqual({ merged: after, conflicts: [] });
        expect(mergeDrafts(before, before, after)).toEqual({ merged: after, conflicts: [] });
        expect(mergeDrafts(before, after, after)).toEqual({ merged: after, conflicts: [] });
      }),
      options,
    );
  });

  it('are resolved field by field if their base is unknown [CAT-305]', () => {
    fc.assert(
      fc.property(anyDraft, anyDraft, (mine, theirs) => {
        const { merged, conflicts } = mergeDrafts(null, mine, theirs);
        const all = (side: 'mine' | 'theirs') =>
          conflicts.reduce((draft, conflict) => withChoice(draft, conflict, side), merged);
        expect([all('mine'), all('theirs')]).toEqual([mine, theirs]);
        const { catalog, guide, other } = mine.adServices;
        const stored = { ...mine, adServices: { other, guide, catalog } };
        expect(mergeDrafts(null, mine, stored)).toEqual({ merged: mine, conflicts: [] });
      }),
      options,
    );
  });

  it('lose nothing that only one side has added, changed or removed [CAT-294]', () => {
    fc.assert(
      fc.property(anyDraft, anyDraft, anyDraft, (before, mine, theirs) => {
        const { merged, conflicts } = mergeDrafts(before, mine, theirs);
        const inConflict = new Set(conflicts.map(({ field }) => field));
        for (const field of [
          'companyName',
          'companyInfo',
          'companyCountry',
          'companyIsMark',
          'selectedAdditionalPackageId',
        ] as const)
          if (!inConflict.has(field))
            expect(merged[field]).toBe(mine[field] === before[field] ? theirs[field] : mine[field]);
        for (const id of [201, 202, 203, 204]) {
          if (inConflict.has(`rubrics.${id}`)) continue;
          const of = ({ rubrics }: OrderDraft) => JSON.stringify(rubrics.find((rubric) => rubric.id === id) ?? null);
          expect(of(merged)).toBe(of(mine) === of(before) ? of(theirs) : of(mine));
        }
        for (const [key, id] of [901, 902, 903].map((id) => ['exporterRubrics', id] as const)) {
          const has = (draft: OrderDraft) => draft[key].includes(id);
          expect(has(merged)).toBe(has(mine) === has(before) ? has(theirs) : has(mine));
        }
        for (const side of [mine, theirs])
          for (const { address } of side.companyAddresses)
            if (
              !before.companyAddresses.some((row) => row.address === address) &&
              !conflicts.some(({ field }) => field.startsWith('companyAddresses'))
            )
              expect(merged.companyAddresses.map((row) => row.address)).toContain(address);
        const numbers = merged.companyAddresses.map(({ id }) => id);
        expect(new Set(numbers).size).toBe(numbers.length);
      }),
      options,
    );
  });

  it('merge the same from either side except for conflicts and the order of additions [CAT-294]', () => {
    fc.assert(
      fc.property(anyDraft, anyDraft, anyDraft, (before, mine, theirs) => {
        const one = mergeDrafts(before, mine, theirs);
        const other = mergeDrafts(before, theirs, mine);
        expect(other.conflicts.length).toBe(one.conflicts.length);
        if (one.conflicts.length === 0) expect(facts(other.merged)).toEqual(facts(one.merged));
      }),
      options,
    );
  });
});
