import type { DeadlineItem, PreparationStep } from '../participations';
import {
  countReadiness,
  fitsReadiness,
  progressAreas,
  readinessOf,
  reminderResult,
  sortReadiness,
  type OpenArea,
  type ProgressArea,
  type ReadinessFacts,
} from '.';

const now = Date.parse('2026-05-10T12:00:00Z');
const day = (days: number) => now + days * 86_400_000;
const open: PreparationStep = { id: 'issued', done: false };
const steps = (areas: Partial<Record<ProgressArea, PreparationStep[]>>) =>
  ({ ...Object.fromEntries(progressAreas.map((area) => [area, []])), ...areas }) as Record<
    ProgressArea,
    PreparationStep[]
  >;
const deadline = (kind: DeadlineItem['kind'], at: number, changes: Partial<DeadlineItem> = {}) =>
  ({ kind, at, edge: 'until', state: 'need', isOptional: false, ...changes }) as DeadlineItem;

describe('readinessOf', () => {
  it.each<[title: string, deadlines: DeadlineItem[], expected: Pick<OpenArea, 'due' | 'is_late'>]>([
    ['without a deadline', [], { due: null, is_late: false }],
    ['before its deadline', [deadline('participant-passes', day(2))], { due: day(2), is_late: false }],
    [
      'with the nearest of two deadlines ahead',
      [deadline('participant-passes', day(9)), deadline('visa-simple', day(2))],
      { due: day(2), is_late: false },
    ],
    [
      'with one of two deadlines passed',
      [deadline('participant-passes', day(9)), deadline('visa-simple', day(-2))],
      { due: day(9), is_late: false },
    ],
    [
      'after its last deadline',
      [deadline('participant-passes', day(-1), { state: 'closed' }), deadline('visa-simple', day(-5))],
      { due: day(-1), is_late: true },
    ],
    [
      'after the deadline of what nobody has to do',
      [deadline('participant-passes', day(-1), { isOptional: true })],
      { due: day(-1), is_late: false },
    ],
    [
      'after its deadline, with one ahead of what nobody has to do',
      [
        deadline('participant-passes', day(-1), { state: 'closed' }),
        deadline('visa-simple', day(4), { isOptional: true }),
      ],
      { due: day(-1), is_late: true },
    ],
    ['whose deadline is of another area', [deadline('car-passes', day(-1))], { due: null, is_late: false }],
    [
      'whose deadline is done',
      [deadline('participant-passes', day(-1), { state: 'done' })],
      { due: null, is_late: false },
    ],
  ])('an open area %s [ORG-420]', (_title, deadlines, expected) => {
    expect(readinessOf(steps({ participants: [open, open] }), deadlines, [], now)).toEqual([
      { area: 'participants', steps: 2, ...expected },
    ]);
  });

  it('an area without open steps is not listed, whatever its deadlines [ORG-420]', () => {
    const done = steps({ participants: [{ ...open, done: true }] });
    expect(readinessOf(done, [deadline('participant-passes', day(-1))], [], now)).toEqual([]);
  });

  it('announcements are late as soon as one of them should have been read [ORG-420]', () => {
    const unread = steps({ announcements: [open, open] });
    expect(readinessOf(unread, [], [day(3), day(-1)], now)).toEqual([
      { area: 'announcements', steps: 2, due: day(-1), is_late: true },
    ]);
    expect(readinessOf(unread, [], [], now)).toMatchObject([{ due: null, is_late: false }]);
  });
});

const area = (name: ProgressArea, changes: Partial<OpenArea> = {}): OpenArea => ({
  ...{ area: name, steps: 1, due: null, is_late: false },
  ...changes,
});
const row = (id: number, changes: Partial<ReadinessFacts> = {}): ReadinessFacts => ({
  participation_id: id,
  type: 'self',
  company: { name_rus: `Компания ${id}`, name_eng: `Company ${id}` },
  stands: [`A${id}`],
  steps: { done: 1, total: 4 },
  open: [],
  reminded: null,
  ...changes,
});
const rows = [
  row(1),
  row(2, {
    open: [area('catalogue', { is_late: true, due: day(-1) })],
    steps: { done: 3, total: 4 },
    reminded: day(-1),
  }),
  row(3, { open: [area('catalogue', { due: day(3) }), area('cars', { is_late: true, due: day(-5) })], type: 'sub' }),
  row(4, { open: [area('company')], steps: { done: 0, total: 4 } }),
];
const ids = (list: readonly ReadinessFacts[]) => list.map(({ participation_id: id }) => id);

describe('the list of readiness', () => {
  const everything = { part: 'all', area: null, type: null, search: '' } as const;

  it.each([
    [{}, [1, 2, 3, 4]],
    [{ part: 'open' }, [2, 3, 4]],
    [{ part: 'late' }, [2, 3]],
    [{ part: 'ready' }, [1]],
    [{ area: 'catalogue' }, [2, 3]],
    [{ part: 'late', area: 'catalogue' }, [2]],
    [{ type: 'sub' }, [3]],
    [{ search: 'компания 4' }, [4]],
    [{ search: 'a3' }, [3]],
  ] as const)('with the filter %j has %j [ORG-420]', (filter, expected) => {
    expect(ids(rows.filter((one) => fitsReadiness(one, { ...everything, ...filter })))).toEqual(expected);
  });

  it('has counts of every part, whatever part is chosen [ORG-420]', () => {
    expect(countReadiness(rows, everything)).toEqual({ all: 4, open: 3, late: 2, ready: 1 });
    expect(countReadiness(rows, { ...everything, area: 'catalogue' })).toEqual({ all: 2, open: 2, late: 1, ready: 1 });
  });

  it.each([
    ['late', 'ascending', [3, 2, 1, 4]],
    ['company', 'descending', [4, 3, 2, 1]],
    ['steps', 'ascending', [4, 1, 3, 2]],
    ['reminded', 'descending', [2, 1, 3, 4]],
  ] as const)('sorted by %s, %s: %j [ORG-420]', (column, direction, expected) => {
    expect(ids(sortReadiness(rows, { column, direction }, 'en'))).toEqual(expected);
  });
});

it.each([
  [{ openAreas: 0, recipients: 2, isRemindedToday: true }, 'nothing_open'],
  [{ openAreas: 1, recipients: 2, isRemindedToday: true }, 'sent_today'],
  [{ openAreas: 1, recipients: 0, isRemindedToday: false }, 'nobody'],
  [{ openAreas: 1, recipients: 1, isRemindedToday: false }, 'sent'],
])('a reminder with %j comes to %s [ORG-420]', (facts, expected) => {
  expect(reminderResult(facts)).toBe(expected);
});
