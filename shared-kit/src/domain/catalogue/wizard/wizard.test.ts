import { allowedStep, nextStep, openingStep, previousStep, type OpenedOrder, type WizardWay } from './moving';
import { barSteps, isStepAllowed, isStepComplete, type StepGates } from './step-gates';
import { catalogueSteps, stepNumber, type CatalogueStepKey } from './step-keys';
import { isStepOrder, stepKeyOf, stepOrder, visibleSteps } from './step-order';

const open: StepGates = { alphabet: true, rubrics: true, preview: true };
const gates = (changes: Partial<StepGates>): StepGates => ({ ...open, ...changes });
const way = (changes: Partial<WizardWay> = {}): WizardWay => ({
  order: catalogueSteps,
  companyRussianExporter: false,
  gates: open,
  ...changes,
});
const packagesFirst = ['alphabet', 'packages', 'rubrics', 'exporter', 'ads', 'preview'] as const;

describe('the order of the steps', () => {
  it('has six steps from the alphabetical list to the preview [CAT-005] [CAT-008]', () => {
    expect(stepOrder()).toEqual(['alphabet', 'rubrics', 'exporter', 'packages', 'ads', 'preview']);
  });

  it.each([
    ['packages before rubrics', packagesFirst, true],
    ['a missing key', ['alphabet', 'rubrics', 'packages', 'ads', 'preview'], false],
    ['a key twice', ['alphabet', 'rubrics', 'rubrics', 'packages', 'ads', 'preview'], false],
    ['a foreign key', ['alphabet', 'rubrics', 'exporter', 'packages', 'adverts', 'preview'], false],
    ['another first step', ['rubrics', 'alphabet', 'exporter', 'packages', 'ads', 'preview'], false],
    ['another last step', ['alphabet', 'rubrics', 'exporter', 'packages', 'preview', 'ads'], false],
  ] as const)('with %s is valid: %p %p [CAT-008]', (_name, keys, isUsable) => {
    expect(isStepOrder(keys)).toBe(isUsable);
    expect(stepOrder(keys)).toEqual(isUsable ? keys : catalogueSteps);
  });

  it("prefers the host's over the template's and skips an invalid one of the host [CAT-008]", () => {
    expect(stepOrder(null, packagesFirst)).toBe(packagesFirst);
    expect(stepOrder(['preview'], packagesFirst)).toBe(packagesFirst);
    expect(stepOrder([...catalogueSteps], packagesFirst)).toEqual(catalogueSteps);
  });

  it('keeps the fixed numbers of the steps, while the bar numbers the visible ones [CAT-007] [CAT-009]', () => {
    const steps = visibleSteps(catalogueSteps, { companyRussianExporter: false });
    expect(steps.map(stepNumber)).toEqual([1, 2, 4, 5, 6]);
    expect(barSteps(steps, open).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
    expect(packagesFirst.map(stepNumber)).toEqual([1, 4, 2, 3, 5, 6]);
    const all = visibleSteps(catalogueSteps, { companyRussianExporter: true });
    expect(barSteps(all, open).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it.each([
    [{ step: 2, step_key: 'ads' }, 'ads'],
    [{ step: 4 }, 'packages'],
    [{ step: 4, step_key: 'unknown' }, 'packages'],
    [{ step: 9 }, null],
    [{}, null],
  ])('%j means %s: the key takes precedence over the number [CAT-009]', (saved, key) => {
    expect(stepKeyOf(saved)).toBe(key);
  });
});

describe('gates', () => {
  const allowed = (steps: readonly CatalogueStepKey[], held: Partial<StepGates>) =>
    barSteps(steps, gates(held)).flatMap(({ key, isAllowed }) => (isAllowed ? [key] : []));

  it.each([
    ['nothing', { alphabet: false, rubrics: false }, ['alphabet']],
    ['a rubric before step 1 is complete', { alphabet: false }, ['alphabet']],
    ['step 1', { rubrics: false }, ['alphabet', 'rubrics']],
    ['step 1 and a rubric', {}, catalogueSteps],
    ['all but the preview', { preview: false }, catalogueSteps],
  ])('with %s open the steps up to there [CAT-016] [CAT-017]', (_name, held, keys) => {
    expect(allowed(catalogueSteps, held)).toEqual(keys);
  });

  it('stay linear in a custom order [CAT-008]', () => {
    expect(allowed(packagesFirst, { rubrics: false })).toEqual(['alphabet', 'packages', 'rubrics']);
  });

  it('never allow a hidden step [CAT-007] [CAT-109]', () => {
    const steps = visibleSteps(catalogueSteps, { companyRussianExporter: false });
    expect(isStepAllowed('exporter', steps, open)).toBe(false);
  });

  it.each([
    ['alphabet', { alphabet: false }],
    ['rubrics', { rubrics: false }],
    ['preview', { preview: false }],
  ] as const)('disable Next or Send on %s while its gate is closed [CAT-022] [CAT-023]', (step, broken) => {
    expect([isStepComplete(step, open), isStepComplete(step, gates(broken))]).toEqual([true, false]);
  });

  it.each(['exporter', 'packages', 'ads'] as const)('do not apply to %s [CAT-023]', (step) => {
    expect(isStepComplete(step, { alphabet: false, rubrics: false, preview: false })).toBe(true);
  });
});

describe('navigation', () => {
  it.each([
    ['alphabet', false, 'rubrics'],
    ['rubrics', false, 'packages'],
    ['rubrics', true, 'exporter'],
    ['exporter', true, 'packages'],
    ['packages', false, 'ads'],
    ['ads', false, 'preview'],
    ['preview', false, null],
  ] as const)('Next on %s, exporter %p, leads to %s [CAT-045] [CAT-046]', (step, companyRussianExporter, next) => {
    expect(nextStep(step, way({ companyRussianExporter }))).toBe(next);
  });

  it.each([
    ['preview', false, 'ads'],
    ['ads', false, 'packages'],
    ['packages', false, 'rubrics'],
    ['packages', true, 'exporter'],
    ['alphabet', false, null],
  ] as const)('Back on %s, exporter %p, leads to %s [CAT-021] [CAT-048]', (step, companyRussianExporter, previous) => {
    expect(previousStep(step, way({ companyRussianExporter }))).toBe(previous);
  });

  it('follows a custom order [CAT-008]', () => {
    const own = way({ order: packagesFirst });
    expect([nextStep('alphabet', own), nextStep('rubrics', own), previousStep('rubrics', own)]).toEqual([
      'packages',
      'ads',
      'packages',
    ]);
  });
});

describe('opening the wizard', () => {
  it.each<[string, OpenedOrder, Partial<WizardWay>, CatalogueStepKey]>([
    ['no order', null, {}, 'alphabet'],
    ['a draft', { status: 'draft', step: 5, step_key: 'ads' }, {}, 'ads'],
    ['a draft with a number only', { status: 'draft', step: 4 }, {}, 'packages'],
    ['a draft without a known step', { status: 'draft', step: 0 }, {}, 'alphabet'],
  ])('with %s starts at its step [CAT-034] [CAT-036]', (_name, order, changes, step) => {
    expect(openingStep(order, way(changes))).toBe(step);
  });

  it.each(['sent', 'moderation', 'confirmed'])('with an order that is %s shows the preview [CAT-035]', (status) => {
    const closed = way({ gates: { alphabet: false, rubrics: false, preview: false } });
    expect(openingStep({ status, step_key: 'rubrics' }, closed)).toBe('preview');
  });

  it.each<[CatalogueStepKey, Partial<WizardWay>, CatalogueStepKey]>([
    ['exporter', {}, 'rubrics'],
    ['exporter', { companyRussianExporter: true }, 'exporter'],
    ['ads', { gates: gates({ rubrics: false }) }, 'rubrics'],
    ['ads', { gates: gates({ alphabet: false }) }, 'alphabet'],
    ['exporter', { order: packagesFirst }, 'rubrics'],
  ])('a saved %s that is hidden or not allowed opens the nearest earlier one [CAT-037]', (step, changes, opened) => {
    expect(allowedStep(step, way(changes))).toBe(opened);
    expect(openingStep({ status: 'draft', step_key: step }, way(changes))).toBe(opened);
  });

  it('goes to a linked step as far as allowed, but never leaves the preview of a placed order [CAT-278]', () => {
    const draft = { status: 'draft', step_key: 'alphabet' };
    expect(openingStep(draft, way(), 'ads')).toBe('ads');
    expect(openingStep(draft, way({ gates: gates({ rubrics: false }) }), 'ads')).toBe('rubrics');
    expect(openingStep({ status: 'sent' }, way(), 'ads')).toBe('preview');
  });
});
