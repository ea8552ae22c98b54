import { endOfDay } from '../common';
import { buildExhibition } from '../../testing';
import { serviceDateItems, type DatedServices } from './service-dates';

const exhibition = buildExhibition();
const event = { type: 'self' as const, exhibition };
const now = Date.parse('2026-04-01T09:00:00Z');
const service = (name: string, in_cart = false) => ({ name_rus: `${name}-рус`, name_eng: name, in_cart });
const group = (changes: Partial<DatedServices> = {}): DatedServices => ({
  ...{ order_until: null, price_steps: [], has_price: true, count: 1, in_cart: 0, first: [service('Chair')] },
  ...changes,
});
const items = (groups: DatedServices[], at = now) => serviceDateItems(event, groups, at);
const steps = [
  { from: '2026-04-12', percent: 20 },
  { from: '2026-05-02', percent: 50 },
];

it('the calendar announces once per day for all services that prices increase, on the last day of the old ones [SVC-175]', () => {
  const all = items([
    group({ price_steps: steps, count: 40, first: [service('A'), service('B'), service('C')] }),
    group({ price_steps: [{ from: '2026-04-12', percent: 5 }], count: 2, in_cart: 1, first: [service('Z', true)] }),
  ]);
  expect(all.map(({ kind, at, count }) => [kind, at, count])).toEqual([
    ['services-price', endOfDay('2026-04-11', exhibition.timezone), 42],
    ['services-price', endOfDay('2026-05-01', exhibition.timezone), 40],
  ]);
  // services in the cart come first, and three names are enough
  expect(all[0]?.services?.map(({ name_eng }) => name_eng)).toEqual(['Z', 'A', 'B']);
  expect(all.map(({ isOptional, opens }) => [isOptional, opens])).toEqual([
    [false, { route: 'cart' }],
    [true, { route: 'categories' }],
  ]);
});

it('the calendar reminds three times about services in the cart, once about others [SVC-175]', () => {
  const remindersOf = (in_cart: number) => items([group({ order_until: '2026-05-01', in_cart })])[0]?.reminders;
  expect([remindersOf(1), remindersOf(0)]).toEqual([[7, 3, 1], [7]]);
});

it.each([
  ['a price that decreases', group({ price_steps: [{ from: '2026-04-12', percent: -10 }] })],
  ['a step that does not change the price', group({ price_steps: [{ from: '2026-04-12', percent: 0 }] })],
  ['a step that has already started', group({ price_steps: [{ from: '2026-04-01', percent: 20 }] })],
  ['a service without a price', group({ price_steps: steps, has_price: false })],
  ['an increase after the last day of ordering', group({ price_steps: steps, order_until: '2026-03-31' })],
])('the dates of services omit %s [SVC-175]', (_, one) => {
  expect(items([one])).toEqual([]);
});

it('the calendar groups ends of ordering by day, and keeps today’s until its last second [SVC-161, SVC-175]', () => {
  const groups = [group({ order_until: '2026-05-01', count: 3 }), group({ order_until: '2026-05-03' })];
  expect(items(groups).map(({ kind, count }) => [kind, count])).toEqual([
    ['services-end', 3],
    ['services-end', 1],
  ]);
  const last = endOfDay('2026-05-01', exhibition.timezone);
  expect(items(groups, last)).toHaveLength(2);
  expect(items(groups, last + 1000)).toHaveLength(1);
});

it('the calendar has no dates if services are not shown, and after the exhibition [SVC-001, SVC-155, SVC-175]', () => {
  const groups = [group({ order_until: '2030-01-01' })];
  const hidden = { ...event, exhibition: { ...exhibition, is_show_order_additional_services: false } };
  expect(serviceDateItems(hidden, groups, now)).toEqual([]);
  expect(items(groups, endOfDay(exhibition.dismantling_ended_at, exhibition.timezone) + 1000)).toEqual([]);
});
