import type { DeadlineItem, DeadlineKind } from '../participations';
import { passDeadlineItems, type PassCounts, type PassDeadlineFacts } from './deadline-items';
import type { PassEvent } from './pass';
import { eventE1, moscow } from './testing';

const counts = (accepted = 0, consideration = 0, rejected = 0): PassCounts => ({ accepted, consideration, rejected });

const facts: PassDeadlineFacts = {
  quota: {
    participant: { count: 0, total: 10 },
    installation: { count: 0, total: 20 },
    car: { count: 0, total: null },
  },
  certificate: counts(),
  visaSimple: counts(),
  visaDifficult: counts(),
  installation: counts(),
  car: counts(),
};
const used = (kind: 'participant' | 'installation', count: number): Pick<PassDeadlineFacts, 'quota'> => ({
  quota: { ...facts.quota, [kind]: { ...facts.quota[kind], count } },
});

interface Given {
  changes?: Partial<PassDeadlineFacts>;
  event?: PassEvent;
  now?: string;
}
const itemsOf = ({ changes = {}, event = eventE1(), now = '2026-03-01 12:00:00' }: Given = {}) =>
  passDeadlineItems(event, { ...facts, ...changes }, moscow(now));
const find = (kind: DeadlineKind, context?: Given): DeadlineItem | undefined =>
  itemsOf(context).find((item) => item.kind === kind);

describe('the pass dates in the worked example E1', () => {
  it('are the last days of visas and of the three kinds [SHELL-240]', () => {
    expect(itemsOf().map(({ kind, at }) => [kind, at])).toEqual([
      ['visa-simple', moscow('2026-05-08 23:59:59')],
      ['visa-difficult', moscow('2026-03-25 23:59:59')],
      ['participant-passes', moscow('2026-05-15 23:59:59')],
      ['installation-passes', moscow('2026-05-20 23:59:59')],
      ['car-passes', moscow('2026-05-21 23:59:59')],
    ]);
  });

  it('a visa ends no later than five days before installation, and has no deadline without a date [SHELL-240]', () => {
    const late = eventE1({ visa_simple_deadline: '2026-05-13', visa_difficult_deadline: null });
    expect(find('visa-simple', { event: late })?.at).toBe(moscow('2026-05-09 00:00:00'));
    expect(find('visa-difficult', { event: late })).toBe(undefined);
  });

  it('omits kinds without a quota and those that the organiser has disabled [SHELL-240]', () => {
    const none = { ...facts.quota, participant: { count: 0, total: null }, installation: { count: 0, total: null } };
    expect(itemsOf({ changes: { quota: none } }).map(({ kind }) => kind)).toEqual(['car-passes']);
    const event = eventE1({
      create_personal_pass_disabled: true,
      create_install_pass_disabled: true,
      create_car_pass_disabled: true,
    });
    expect(itemsOf({ event })).toEqual([]);
  });
});

describe('the state and count of a deadline', () => {
  it.each<[string, DeadlineKind, Given, Partial<DeadlineItem>]>([
    [
      'free places',
      'participant-passes',
      { changes: { ...used('participant', 3), certificate: counts(3) } },
      {
        state: 'need',
        detail: 'free',
        count: 7,
        isOptional: false,
        progress: { total: 10, accepted: 3, waiting: 0, rejected: 0 },
      },
    ],
    [
      'all places used',
      'participant-passes',
      { changes: { ...used('participant', 10), certificate: counts(6, 2), visaSimple: counts(2) } },
      { state: 'done', detail: 'full', count: 10 },
    ],
    [
      'a rejected one',
      'participant-passes',
      { changes: { ...used('participant', 10), certificate: counts(9, 0, 1) } },
      { state: 'need', detail: 'fix', count: 1 },
    ],
    [
      'no fitters yet',
      'installation-passes',
      {},
      { state: 'need', detail: 'none', isOptional: false, reminders: [14, 7, 3, 1] },
    ],
    [
      'some fitters',
      'installation-passes',
      { changes: { ...used('installation', 7), installation: counts(5, 2) } },
      { state: 'done', detail: 'some', count: 7 },
    ],
    [
      'no vehicles',
      'car-passes',
      {},
      { state: 'need', detail: 'none', isOptional: true, reminders: [14], progress: null },
    ],
    [
      'a rejected vehicle',
      'car-passes',
      { changes: { car: counts(2, 1, 1) } },
      { state: 'need', detail: 'fix', count: 1, isOptional: false, reminders: [14, 7, 3, 1] },
    ],
    ['no visas', 'visa-simple', {}, { state: 'need', detail: 'none', isOptional: true, reminders: [14] }],
    [
      'visas handed in',
      'visa-simple',
      { changes: { visaSimple: counts(1, 2) } },
      { state: 'done', detail: 'some', count: 3, progress: { total: 3, accepted: 1, waiting: 2, rejected: 0 } },
    ],
    [
      'a visa in time',
      'visa-difficult',
      { changes: { visaDifficult: counts(1) }, now: '2026-03-26 00:00:00' },
      { state: 'done', detail: 'some', count: 1 },
    ],
    [
      'no visa in time',
      'visa-difficult',
      { now: '2026-03-26 00:00:00' },
      { state: 'closed', detail: 'none', count: 0 },
    ],
    [
      'only a rejected visa',
      'visa-difficult',
      { changes: { visaDifficult: counts(0, 0, 1) }, now: '2026-03-26 00:00:00' },
      { state: 'closed', detail: 'none' },
    ],
    ['the last second', 'visa-difficult', { now: '2026-03-25 23:59:59' }, { state: 'need' }],
  ])('%s: %s [SHELL-242]', (_name, kind, context, expected) => {
    expect(find(kind, context)).toMatchObject(expected);
  });
});

describe('print windows', () => {
  const changes = { certificate: counts(2, 1), installation: counts(0, 4) };
  const printing = (now: string) => itemsOf({ changes, now }).filter(({ kind }) => kind.includes('print'));

  it('are listed only while something can be printed [SHELL-240]', () => {
    expect(itemsOf({ now: '2026-05-01 12:00:00' }).some(({ kind }) => kind.includes('print'))).toBe(false);
  });

  it('open on their day and end with their last second [SHELL-240] [SHELL-242]', () => {
    expect(printing('2026-04-30 23:59:59')).toMatchObject([
      {
        kind: 'participant-print',
        edge: 'from',
        at: moscow('2026-05-01 00:00:00'),
        state: 'done',
        count: 2,
        reminders: [0],
      },
    ]);
    expect(printing('2026-05-01 00:00:00')).toMatchObject([
      { kind: 'participant-print', state: 'done' },
      {
        kind: 'participant-print-end',
        edge: 'until',
        at: moscow('2026-05-21 23:59:59'),
        state: 'need',
        reminders: [1],
      },
    ]);
    expect(printing('2026-05-22 00:00:00')[1]).toMatchObject({ kind: 'participant-print-end', state: 'done' });
  });
});
