import { emptyDraft, type OrderDraft } from '@fairfront/shared-kit/domain/catalogue/order-draft';
import { serviceLike, templateT1 } from '@fairfront/shared-kit/domain/catalogue/pricing/template-t1';
import {
  addAddress,
  changeAddress,
  chooseRubrics,
  lacksAddress,
  removeRubric,
  restoreRubric,
  rubricToRestore,
  shownAddresses,
  toggleRubricService,
} from './rubric-edits';

const brief = 4;
const full = 5;
const option = 6;
const extra = 30;
const template = {
  ...templateT1,
  services: [...templateT1.services, serviceLike({ id: extra, type: 'extra_information_company_rubric' })],
};
const draftOf = (changes: Partial<OrderDraft>): OrderDraft => ({ ...emptyDraft('RUR'), ...changes });
const full9 = draftOf({
  rubrics: [
    { id: 5, services: [brief] },
    { id: 9, services: [full, option] },
  ],
  rubricAddresses: [
    { id: 1, rubricId: 9, address: 'Kazan' },
    { id: 2, rubricId: 9, address: 'Perm' },
  ],
});

describe('selecting rubrics', () => {
  it('a new rubric gets the first short entry, and known ones keep order and services [CAT-091]', () => {
    expect(chooseRubrics(full9, [9, 7, 5], template).rubrics).toEqual([
      { id: 5, services: [brief] },
      { id: 9, services: [full, option] },
      { id: 7, services: [brief] },
    ]);
  });

  it('the first of several short services is by order, then id [CAT-091]', () => {
    const several = {
      ...template,
      services: [...template.services, serviceLike({ id: 40, type: 'brief_information_rubricator', order: 0 })],
    };
    expect(chooseRubrics(draftOf({}), [7], several).rubrics).toEqual([{ id: 7, services: [40] }]);
  });

  it('deselecting a rubric drops its services and addresses [CAT-095]', () => {
    expect(chooseRubrics(full9, [5], template)).toEqual({
      rubrics: [{ id: 5, services: [brief] }],
      rubricAddresses: [],
    });
    expect(removeRubric(full9, 9)).toEqual({ rubrics: [{ id: 5, services: [brief] }], rubricAddresses: [] });
  });

  it('undo restores a removed rubric at its place, with new address numbers', () => {
    const removed = rubricToRestore(full9, 9);
    const after = { ...full9, ...removeRubric(full9, 9), rubricAddresses: [{ id: 7, rubricId: 5, address: 'Tver' }] };
    if (!removed) throw new Error('nothing was kept');
    expect(restoreRubric(after, removed)).toEqual({
      rubrics: full9.rubrics,
      rubricAddresses: [
        { id: 7, rubricId: 5, address: 'Tver' },
        { id: 8, rubricId: 9, address: 'Kazan' },
        { id: 9, rubricId: 9, address: 'Perm' },
      ],
    });
    expect(restoreRubric(full9, removed).rubrics).toEqual(full9.rubrics);
  });
});

describe('the services of a rubric', () => {
  it.each([
    ['full switches short off', [brief], full, [full]],
    ['short switches full off', [full], brief, [brief]],
    ['options are kept', [brief, option], full, [option, full]],
    ['an option excludes nothing', [brief], option, [brief, option]],
    ['further information excludes nothing', [full, option], extra, [full, option, extra]],
    ['the last entry can be removed', [brief], brief, []],
  ])('a change of services: %s [CAT-089] [CAT-090] [CAT-092]', (_, before, toggled, after) => {
    const draft = draftOf({ rubrics: [{ id: 5, services: before }] });
    expect(toggleRubricService(draft, 5, toggled, template).rubrics).toEqual([{ id: 5, services: after }]);
  });

  it('full information adds one empty address [CAT-094]', () => {
    const { rubricAddresses } = toggleRubricService(full9, 5, full, template);
    expect(rubricAddresses).toEqual([...full9.rubricAddresses, { id: 3, rubricId: 5, address: '' }]);
  });

  it.each([
    ['unticked', full],
    ['switched off by short information', brief],
  ])('full information set to %s removes the addresses of this rubric only [CAT-093]', (_, toggled) => {
    const draft = draftOf({
      rubrics: [...full9.rubrics, { id: 7, services: [full] }],
      rubricAddresses: [...full9.rubricAddresses, { id: 3, rubricId: 7, address: 'Omsk' }],
    });
    expect(toggleRubricService(draft, 9, toggled, template).rubricAddresses).toEqual([
      { id: 3, rubricId: 7, address: 'Omsk' },
    ]);
  });
});

describe('the addresses of a rubric', () => {
  const bare = draftOf({ rubrics: [{ id: 9, services: [full] }] });

  it('an empty row is shown but not stored until it has text [CAT-094]', () => {
    const [row] = shownAddresses(bare, 9);
    expect(row).toEqual({ id: 1, rubricId: 9, address: '' });
    if (!row) throw new Error('no row');
    const typed = { ...bare, ...changeAddress(bare, { ...row, address: 'K' }) };
    expect(shownAddresses(typed, 9)).toEqual([{ id: 1, rubricId: 9, address: 'K' }]);
    expect(addAddress(typed, 9).rubricAddresses).toEqual([
      { id: 1, rubricId: 9, address: 'K' },
      { id: 2, rubricId: 9, address: '' },
    ]);
  });

  it('an address is missing until one row is filled [CAT-094]', () => {
    const row = { id: 1, rubricId: 9, address: '  ' };
    expect(lacksAddress(bare, 9, template)).toBe(true);
    expect(lacksAddress({ ...bare, rubricAddresses: [row] }, 9, template)).toBe(true);
    expect(lacksAddress({ ...bare, rubricAddresses: [{ ...row, address: 'Kazan' }] }, 9, template)).toBe(false);
    expect(lacksAddress(full9, 5, template)).toBe(false);
  });
});
