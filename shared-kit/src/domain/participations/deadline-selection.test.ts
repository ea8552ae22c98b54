import fc from 'fast-check';
import { deadlineGroup } from './deadline-item';
import { deadlineStates } from './deadline-item';
import { isInCalendar } from './deadline-selection';
import { isInOverview } from './deadline-selection';
import { type SelectableDeadline } from './deadline-selection';

const deadline = (changes: Partial<SelectableDeadline>): SelectableDeadline => ({
  edge: 'until',
  state: 'need',
  isOptional: false,
  isPassed: false,
  ...changes,
});

it.each<[string, Partial<SelectableDeadline>, { overview: boolean; calendar: boolean }]>([
  ['to do', {}, { overview: true, calendar: true }],
  ['not needed by everybody', { isOptional: true }, { overview: true, calendar: true }],
  ['still taken after its day', { isPassed: true }, { overview: true, calendar: true }],
  ['done', { state: 'done' }, { overview: false, calendar: false }],
  ['over', { state: 'closed', isPassed: true }, { overview: false, calendar: false }],
  ['an opening ahead', { edge: 'from', state: 'done' }, { overview: false, calendar: true }],
  ['an opening that was', { edge: 'from', state: 'done', isPassed: true }, { overview: false, calendar: false }],
  ['a date of services that are offered', { services: [], isOptional: true }, { overview: false, calendar: true }],
  ['a date of services in the cart', { services: [] }, { overview: true, calendar: true }],
  ['no date of services, by the API', { services: null, isOptional: true }, { overview: true, calendar: true }],
])('%s: which places show it [SHELL-550] [SHELL-247]', (_name, changes, expected) => {
  const one = deadline(changes);
  expect({ overview: isInOverview(one), calendar: isInCalendar(one) }).toEqual(expected);
});

it('every deadline of hub and home is in the calendars, and to do in the deadline centre [SHELL-550]', () => {
  const any: fc.Arbitrary<SelectableDeadline> = fc.record({
    edge: fc.constantFrom('until', 'from'),
    state: fc.constantFrom(...deadlineStates),
    isOptional: fc.boolean(),
    isPassed: fc.boolean(),
    services: fc.constantFrom(undefined, null, []),
  });
  fc.assert(
    fc.property(any, (one) => {
      fc.pre(isInOverview(one));
      expect([isInCalendar(one), deadlineGroup(one)]).toEqual([true, 'todo']);
    }),
    { seed: 520 },
  );
});
