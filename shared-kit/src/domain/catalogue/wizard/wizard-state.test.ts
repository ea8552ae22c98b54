import type { WizardWay } from './moving';
import type { StepGates } from './step-gates';
import { catalogueSteps } from './step-keys';
import { initialWizard, wizardReducer, type WizardEvent, type WizardState } from './wizard-state';

const gates: StepGates = { alphabet: true, rubrics: true, preview: true };
const way: WizardWay = { order: catalogueSteps, companyRussianExporter: false, gates };
const closed: WizardWay = { ...way, gates: { alphabet: false, rubrics: false, preview: false } };
const at = (changes: Partial<WizardState>): WizardState => ({ ...initialWizard, ...changes });
const next: WizardEvent = { type: 'next', way, isEditable: true };
const back: WizardEvent = { type: 'back', way, isEditable: true };
const go = (to: 'rubrics' | 'exporter' | 'ads' | 'preview', isEditable = true): WizardEvent => ({
  type: 'go',
  to,
  way,
  isEditable,
});
const after = (state: WizardState, ...events: WizardEvent[]) => events.reduce(wizardReducer, state);

describe('the state of the wizard', () => {
  it('starts on the first step of a draft, and returns there on reset [CAT-034]', () => {
    expect(initialWizard).toMatchObject({ step: 'alphabet', status: 'draft', hasBeenOrdered: false });
    expect(after(at({ step: 'ads', status: 'sent', hasBeenOrdered: true }), { type: 'reset' })).toEqual(initialWizard);
  });

  it.each([
    [null, 'alphabet', 'draft'],
    [{ status: 'draft', step_key: 'packages' }, 'packages', 'draft'],
    [{ status: 'moderation', step_key: 'packages' }, 'preview', 'moderation'],
  ])('opens with %j on %s [CAT-035] [CAT-036]', (order, step, status) => {
    expect(after(initialWizard, { type: 'opened', order, way })).toMatchObject({ step, status });
  });

  const movesAfterSaving = (state: WizardState, event: WizardEvent, step: string) => {
    const saving = after(state, event);
    expect(saving).toEqual({ ...state, pending: step });
    expect(after(saving, { type: 'saved' })).toEqual({ ...state, step });
  };

  it('waits for the save and then goes to the next or the clicked step [CAT-045]', () => {
    movesAfterSaving(at({ step: 'rubrics' }), next, 'packages');
    movesAfterSaving(at({ step: 'alphabet' }), go('ads'), 'ads');
  });

  it('goes from the preview by Back to the ad services, after a save [CAT-047] [CAT-048]', () => {
    movesAfterSaving(at({ step: 'preview' }), back, 'ads');
  });

  it('keeps the step when saving fails [CAT-044]', () => {
    const state = at({ step: 'rubrics' });
    expect(after(state, next, { type: 'save_failed' })).toEqual(state);
  });

  it('ignores actions while a save or a submit is running [CAT-049]', () => {
    const saving = after(at({ step: 'packages' }), next);
    for (const event of [next, back, go('rubrics'), { type: 'send', way } as const])
      expect(after(saving, event)).toBe(saving);
    const sending = after(at({ step: 'preview' }), { type: 'send', way });
    for (const event of [back, go('rubrics'), { type: 'send', way } as const])
      expect(after(sending, event)).toBe(sending);
  });

  it.each<[string, WizardState, WizardEvent]>([
    ['Next on a step that is not complete', at({}), { ...next, way: closed }],
    ['a click on a step that is not allowed', at({}), { type: 'go', to: 'ads', way: closed, isEditable: true }],
    ['a click on a hidden step', at({}), go('exporter')],
    ['a click on the step itself', at({ step: 'ads' }), go('ads')],
    ['Next on the preview', at({ step: 'preview' }), next],
    ['Next of a placed order', at({ step: 'preview', status: 'sent' }), back],
    ['Send off the preview', at({ step: 'ads' }), { type: 'send', way }],
    ['Send of what is blocked', at({ step: 'preview' }), { type: 'send', way: closed }],
    ['Send of a placed order', at({ step: 'preview', status: 'sent' }), { type: 'send', way }],
    ['the end of a save that nobody waits for', at({ step: 'ads' }), { type: 'saved' }],
    ['the failure of a save that nobody waits for', at({ step: 'ads' }), { type: 'save_failed' }],
    ['the failure of no submit', at({ step: 'ads' }), { type: 'send_failed' }],
  ])('is not changed by %s [CAT-016] [CAT-022]', (_name, state, event) => {
    expect(after(state, event)).toBe(state);
  });

  it('lets a reader move through all visible steps without saving [CAT-013]', () => {
    expect(after(at({}), { type: 'next', way: closed, isEditable: false })).toEqual(at({ step: 'rubrics' }));
    expect(after(at({}), { type: 'go', to: 'ads', way: closed, isEditable: false })).toEqual(at({ step: 'ads' }));
    expect(after(at({}), go('exporter', false))).toEqual(at({}));
  });

  it('remembers a successful submit until the modal closes [CAT-031] [CAT-032]', () => {
    const sent = after(at({ step: 'preview' }), { type: 'send', way }, { type: 'sent', status: 'sent' });
    expect(sent).toEqual(at({ step: 'preview', status: 'sent', hasBeenOrdered: true }));
    expect(after(sent, { type: 'closed' })).toEqual(at({ step: 'preview', status: 'sent' }));
    const open = at({ step: 'ads' });
    expect(after(open, { type: 'closed' })).toBe(open);
  });

  it('keeps the draft on the preview when the submit fails [CAT-201]', () => {
    const state = at({ step: 'preview' });
    expect(after(state, { type: 'send', way }, { type: 'send_failed' })).toEqual(state);
  });

  it('shows the preview when an order is sent elsewhere or returned [CAT-042] [CAT-287]', () => {
    expect(after(at({ step: 'rubrics', pending: 'ads' }), { type: 'status', status: 'sent' })).toEqual(
      at({ step: 'preview', status: 'sent' }),
    );
    expect(after(at({ step: 'preview', status: 'moderation' }), { type: 'status', status: 'draft' })).toEqual(
      at({ step: 'preview' }),
    );
    expect(after(at({ step: 'preview', status: 'sent' }), { type: 'status', status: 'moderation' })).toEqual(
      at({ step: 'preview', status: 'moderation' }),
    );
    expect(after(at({ step: 'ads' }), { type: 'status', status: 'draft' })).toEqual(at({ step: 'ads' }));
  });

  it('moves from a step that is no longer visible to the nearest earlier one [CAT-037]', () => {
    expect(after(at({ step: 'exporter' }), { type: 'way_changed', way })).toEqual(at({ step: 'rubrics' }));
    const typing = at({ step: 'alphabet' });
    expect(after(typing, { type: 'way_changed', way: closed })).toBe(typing);
    const rubrics = at({ step: 'rubrics' });
    expect(after(rubrics, { type: 'way_changed', way: closed })).toBe(rubrics);
  });
});
