import {
  findsProgress,
  fitsProgress,
  invoiceState,
  nextDeadline,
  openAreas,
  sortProgress,
  type ProgressRow,
} from './sub-progress';

const now = Date.parse('2026-04-20T09:00:00.000Z');
const day = 86_400_000;
const row = (changes: Partial<ProgressRow> = {}): ProgressRow => ({
  company: { name_rus: 'ООО «Резец»', name_eng: 'Rezets LLC' },
  stands: ['24D02'],
  steps: { done: 3, total: 4 },
  participants: { count: 1, total: 5 },
  installation: { count: 0, total: null },
  catalogue: 'draft',
  documents: { unpaid: 0 },
  services: { orders: 0, waiting: 0 },
  deadline: { at: new Date(now + 8 * day).toISOString() },
  addresses: 1,
  ...changes,
});
const named = (name: string, changes: Partial<ProgressRow> = {}) =>
  row({ company: { name_rus: name, name_eng: name }, ...changes });

it('the table of sub-exhibitors lists the areas with an open step in order [ACC-261]', () => {
  const open = [{ id: 'a', done: false }];
  const none = {
    participants: [],
    installation: [],
    cars: [],
    catalogue: [],
    services: [],
    announcements: [],
    company: [],
    team: [],
  };
  expect(openAreas({ ...none, team: open, catalogue: open, company: [{ id: 'b', done: true }] })).toEqual([
    'catalogue',
    'team',
  ]);
});

it('the table of sub-exhibitors selects the nearest open end, ignoring openings, optional dates and price dates [ACC-261]', () => {
  const item = (in_: number, changes: object = {}) => ({
    at: now + in_ * day,
    edge: 'until' as const,
    state: 'need' as const,
    isOptional: false,
    ...changes,
  });
  const nearest = item(5);
  const others = [
    item(1, { edge: 'from' }),
    item(1, { state: 'done' }),
    item(1, { isOptional: true }),
    item(1, { services: [] }),
    item(-1),
    item(6),
  ];
  expect(nextDeadline([...others, nearest], now)).toBe(nearest);
  expect(nextDeadline([item(-1)], now)).toBeNull();
});

it.each([
  [[], 'none', 0],
  [[{ amount: 10, amount_paid: 10 }], 'paid', 0],
  [
    [
      { amount: 10, amount_paid: 9.99 },
      { amount: 5, amount_paid: 5 },
    ],
    'unpaid',
    1,
  ],
])('the invoices %j are %s together [ACC-261]', (invoices, state, unpaid) => {
  expect(invoiceState(invoices)).toEqual({ state, unpaid });
});

describe('progress filters [ACC-262]', () => {
  const lists = (filter: Parameters<typeof fitsProgress>[1], changes: Partial<ProgressRow>) =>
    fitsProgress(row(changes), filter, now);
  it.each([
    ['open', { steps: { done: 3, total: 4 } }, true],
    ['open', { steps: { done: 4, total: 4 } }, false],
    ['soon', { deadline: { at: new Date(now + 7 * day).toISOString() } }, true],
    ['soon', { deadline: { at: new Date(now + 7 * day + 1).toISOString() } }, false],
    ['soon', { deadline: { at: new Date(now - 1).toISOString() } }, false],
    ['soon', { deadline: null }, false],
    ['away', { addresses: 0 }, true],
    ['away', { addresses: 1 }, false],
    ['all', { addresses: 1, steps: { done: 4, total: 4 } }, true],
  ] as const)('%s matches %j: %s [ACC-262]', (filter, changes, expected) => {
    expect(lists(filter, changes)).toBe(expected);
  });
});

it('the table of sub-exhibitors searches by either name and by stand, ignoring case [ACC-263]', () => {
  for (const text of ['резец', 'REZETS', ' 24d0']) expect([text, findsProgress(row(), text)]).toEqual([text, true]);
  expect(findsProgress(row(), 'фрезер')).toBe(false);
});

it('the table of sub-exhibitors sorts by every column, rows that need attention first, then by name [ACC-263]', () => {
  const rows = [
    named('Ёж', { documents: { unpaid: 2 }, deadline: null, participants: { count: 5, total: 5 } }),
    named('Жук', { documents: { unpaid: 2 }, catalogue: 'none', services: { orders: 1, waiting: 1 } }),
    named('Еж', {
      catalogue: 'confirmed',
      participants: { count: 0, total: 5 },
      deadline: { at: new Date(now).toISOString() },
    }),
  ];
  const order = (
    column: Parameters<typeof sortProgress>[1]['column'],
    direction: 'ascending' | 'descending' = 'ascending',
  ) => sortProgress(rows, { column, direction }, 'ru').map(({ company }) => company.name_rus);
  expect(order('company', 'descending')[0]).toBe('Жук');
  expect(order('documents')[2]).toBe('Еж');
  expect(order('catalogue')[0]).toBe('Жук');
  expect(order('services')[0]).toBe('Жук');
  expect(order('participants')[0]).toBe('Еж');
  expect(order('deadline')).toEqual(['Еж', 'Жук', 'Ёж']);
});
