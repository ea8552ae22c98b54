import { emitChanges, type WizardFacts } from './embed-events';

const facts: WizardFacts = { participantId: 101, step: 'alphabet', status: 'draft', orderId: null, version: null };
const emitted = (former: WizardFacts | null, now: WizardFacts) => {
  const events: [string, object][] = [];
  emitChanges(former, now, (name, detail) => events.push([name, detail]));
  return events;
};
const stored: WizardFacts = { ...facts, orderId: 7, version: 1 };

describe('the events of the element', () => {
  it.each<[string, WizardFacts | null, WizardFacts, [string, object][]]>([
    ['the first reading', null, facts, [['ready', { participantId: 101, orderId: null, status: 'draft' }]]],
    ['nothing new', facts, { ...facts }, []],
    ['the first save', facts, stored, [['saved', { orderId: 7 }]]],
    [
      'a save with a step',
      stored,
      { ...stored, version: 2, step: 'rubrics' },
      [
        ['saved', { orderId: 7 }],
        ['step-change', { step: 'rubrics', from: 'alphabet' }],
      ],
    ],
    [
      'sending',
      stored,
      { ...stored, status: 'sent' },
      [
        ['submitted', { orderId: 7, status: 'sent' }],
        ['status-change', { orderId: 7, status: 'sent' }],
      ],
    ],
    [
      'a return by the organiser',
      { ...stored, status: 'sent' },
      stored,
      [['status-change', { orderId: 7, status: 'draft' }]],
    ],
  ])('are emitted for %s [CAT-261]', (_what, former, now, expected) => {
    expect(emitted(former, now)).toEqual(expected);
  });
});
