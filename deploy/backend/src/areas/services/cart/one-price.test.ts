import {
  amountOfLine,
  editedCart,
  lineQuantityOf,
  priceOnDay,
  type CountedLine,
  type ServiceFlags,
} from '@fairfront/shared-kit/domain/services';
import {
  addDays,
  billableUnits,
  currencyCodes,
  fromHundredths,
  lineAmount,
  slotGroups,
  toHundredths,
  vatInside,
} from '@fairfront/shared-kit/domain/common';
import fc from 'fast-check';
import type { ServiceContext, ServiceRow } from '../additional-services/service.response';
import { orderTotal, type OrderLineRow } from '../orders/order.response';
import { cartItem, cartOf, type StoredLine } from './cart-amounts';
import type { Cart, CartItem } from '@fairfront/shared-kit/domain/services/api';

/**
 * One price: the screen that recomputes a changed line, the cart that the server answers and the order that is made of it give
 * the same amounts for any service, dates, slots, currency, rate and area.
 */
const runs = { seed: 149, numRuns: 400 };

const ways = [
  [],
  ['stand_area'],
  ['quantity_by_date'],
  ['time_range_by_date'],
  ['date_install'],
  ['date_exhibition', 'date_dismantling'],
  ['stand_area', 'date_exhibition'],
  ['quantity_by_date', 'date_install'],
] as const;

const now = Date.parse('2026-04-10T09:00:00Z');
const firstDay = '2026-05-14';
const days = fc
  .uniqueArray(fc.integer({ min: 0, max: 9 }), { maxLength: 10 })
  .map((offsets) => offsets.sort((a, b) => a - b).map((offset) => addDays(firstDay, offset)));
const hundredths = fc.integer({ min: 0, max: 99_999_999 });
const currency = fc.constantFrom(...currencyCodes);
const rate = fc.constantFrom(0, 5, 10, 18, 20, 22, 12.5);

const line = fc
  .record({
    quantity: fc.oneof(
      fc.integer({ min: 1, max: 5_000 }),
      fc.integer({ min: 1, max: 99_999 }).map((area) => area / 100),
    ),
    dates: days,
    counts: fc.array(fc.integer({ min: 1, max: 999 }), { minLength: 10, maxLength: 10 }),
    slots: fc.subarray([...(slotGroups[0] ?? [])], { minLength: 1 }),
  })
  .map(({ quantity, dates, counts, slots }) => ({
    quantity,
    dates,
    quantity_by_dates: dates.map((date, index) => ({ date, quantity: counts[index] ?? 1 })),
    time_range_by_dates: dates.map((date) => ({ date, time_range: slots })),
  }));

const price = fc.record({
  with_vat: fc.option(hundredths, { freq: 4 }),
  without_vat: fc.option(hundredths, { freq: 2 }),
});

const world = fc.record({
  way: fc.constantFrom(...ways),
  price: fc.option(price, { freq: 9 }),
  steps: fc.array(
    fc.record({
      from: fc.constantFrom('2026-03-01', '2026-04-10', '2026-05-01'),
      percent: fc.integer({ min: -50, max: 200 }),
    }),
    { maxLength: 2 },
  ),
  currency,
  rate,
  before: line,
  after: line,
});
type World = typeof world extends fc.Arbitrary<infer Value> ? Value : never;

const unit = { id: 1, name_rus: 'шт.', name_eng: 'pc' };
const rowOf = ({ way, price: stored, steps, currency: code }: World, id: number): ServiceRow => ({
  ...{ id, category_id: 1, executor_id: 1, unit_id: unit.id, name_rus: 'Услуга', name_eng: 'Service' },
  ...{ short_description_rus: '', short_description_eng: '', images: [], min_count: null, is_popular: false },
  prices: stored ? [{ unit_id: unit.id, currency: code, ...stored }] : [],
  requires: [...way],
  ...{ executor_rus: 'Исполнитель', executor_eng: 'Executor', is_organizer: true },
  order_until: null,
  price_steps: steps,
});
const contextOf = ({ currency: code, rate: vatRate }: World): ServiceContext => ({
  ...{ participationId: 101, exhibitionId: 1, type: 'self', currency: code, vatRate, timezone: 'Europe/Moscow', now },
  ...{ started_at: '2026-05-18', ended_at: '2026-05-21' },
  ...{ installation_started_at: '2026-05-14', installation_ended_at: '2026-05-17' },
  ...{ dismantling_started_at: '2026-05-22', dismantling_ended_at: '2026-05-23' },
  units: [unit],
});
const storedOf = (counted: CountedLine, id: number): StoredLine => ({
  ...{ id, unit, comment: null, purchase_number: null, priced_at: new Date(now), held_prices: {} },
  quantity: counted.quantity,
  dates: [...counted.dates],
  quantity_by_dates: [...counted.quantity_by_dates],
  time_range_by_dates: counted.time_range_by_dates.map((entry) => ({ ...entry, time_range: [...entry.time_range] })),
});
const serverCart = (worlds: World[], which: 'before' | 'after'): Cart => {
  const [first] = worlds;
  if (!first) throw new Error('A cart without lines');
  const context = contextOf(first);
  const items = worlds.map((one, index) => cartItem(rowOf(one, index + 1), storedOf(one[which], index + 1), context));
  return cartOf(1, items, context, [first.currency]);
};
const itemsOf = ({ groups }: Cart): CartItem[] => groups.flatMap((group) => group.items);
const amountsOf = (cart: Cart) => ({
  lines: itemsOf(cart).map((item) => [item.cart_item_id, item.billable_units, item.amount_with_vat]),
  total: cart.total_with_vat,
  vat: cart.vat,
});
/** Lines of one cart share currency and rate. */
const worlds = fc
  .tuple(fc.array(world, { minLength: 1, maxLength: 6 }), currency, rate)
  .map(([all, code, vatRate]) => all.map((one) => ({ ...one, currency: code, rate: vatRate })));

it('the screen computes a changed cart as the server does: lines, total and VAT [SVC-135, SVC-138, SVC-149]', () => {
  fc.assert(
    fc.property(worlds, (all) => {
      const edits = new Map(all.map((one, index) => [index + 1, one.after]));
      const shown = editedCart<CartItem, Cart>(serverCart(all, 'before'), edits, all[0]?.rate ?? 0);
      expect(amountsOf(shown)).toEqual(amountsOf(serverCart(all, 'after')));
    }),
    runs,
  );
});

it('an order of the cart has the same amounts and total [SVC-105, SVC-137, SVC-149]', () => {
  fc.assert(
    fc.property(worlds, (all) => {
      const cart = serverCart(all, 'after');
      const lines = itemsOf(cart).map((item): OrderLineRow => {
        const unitPrice = item.currencyPrice === null ? null : toHundredths(item.currencyPrice);
        return { amount: amountOfLine(item.service, item, unitPrice), is_removed: false } as OrderLineRow;
      });
      const total = orderTotal({ lines });
      expect(lines.map(({ amount }) => (amount === null ? null : fromHundredths(amount)))).toEqual(
        itemsOf(cart).map((item) => item.amount_with_vat),
      );
      expect(total === null ? null : fromHundredths(total)).toBe(cart.total_with_vat);
    }),
    runs,
  );
});

it('every amount is a whole number of hundredths, and nothing is lost between price, units and sum [SVC-135, SVC-150]', () => {
  fc.assert(
    fc.property(worlds, (all) => {
      for (const item of itemsOf(serverCart(all, 'after'))) {
        if (item.currencyPrice === null) expect(item.amount_with_vat).toBeNull();
        else {
          expect(item.amount_with_vat).toBe(Number(item.amount_with_vat?.toFixed(2)));
          const exact = item.currencyPrice * item.billable_units;
          expect(Math.abs((item.amount_with_vat ?? 0) - exact)).toBeLessThanOrEqual(0.005 + Math.abs(exact) * 1e-12);
        }
      }
    }),
    runs,
  );
});

it('the price of a day is that of the latest step that has started, in whatever order the steps are listed [SVC-160]', () => {
  const step = fc.record({
    from: fc.integer({ min: 0, max: 60 }).map((offset) => addDays('2026-04-01', offset)),
    percent: fc.integer({ min: -90, max: 300 }),
  });
  const steps = fc.uniqueArray(step, { selector: ({ from }) => from, maxLength: 5 });
  const anyDay = fc.integer({ min: -5, max: 65 }).map((offset) => addDays('2026-04-01', offset));
  fc.assert(
    fc.property(steps, anyDay, (all, day) => {
      const { percent, next } = priceOnDay(all, day);
      expect(priceOnDay([...all].reverse(), day)).toEqual({ percent, next });
      expect(priceOnDay(all, next ? addDays(next.from, -1) : '2099-01-01').percent).toBe(percent);
      if (next) expect(priceOnDay(all, next.from).percent).toBe(next.percent);
    }),
    runs,
  );
});

const flags = (...asked: (keyof ServiceFlags)[]): ServiceFlags => ({
  ...{ is_required_stand_area: false, is_required_quantity_by_date: false, is_required_time_range_by_date: false },
  ...{ is_required_date_install: false, is_required_date_exhibition: false, is_required_date_dismantling: false },
  ...Object.fromEntries(asked.map((name) => [name, true])),
});
const fourDays = [0, 1, 2, 3].map((offset) => addDays('2026-05-18', offset));
const counted = (changes: Partial<CountedLine>): CountedLine => ({
  ...{ quantity: 0, dates: [], quantity_by_dates: [], time_range_by_dates: [] },
  ...changes,
});

it.each<[what: string, ServiceFlags, CountedLine, price: number, amount: number]>([
  ['quantity 2 without dates', flags(), counted({ quantity: 2 }), 1_000, 2_000],
  [
    'quantity 2 on 3 dates',
    flags('is_required_date_exhibition'),
    counted({ quantity: 2, dates: fourDays.slice(0, 3) }),
    1_000,
    6_000,
  ],
  [
    '3 and 2 on two dates',
    flags('is_required_quantity_by_date'),
    counted({ quantity: 5, quantity_by_dates: [3, 2].map((quantity, n) => ({ date: fourDays[n] ?? '', quantity })) }),
    1_000,
    5_000,
  ],
  [
    '2 slots on one date and 1 on another',
    flags('is_required_time_range_by_date'),
    counted({
      quantity: 3,
      time_range_by_dates: [[8, 10], [12]].map((time_range, n) => ({ date: fourDays[n] ?? '', time_range })),
    }),
    1_000,
    3_000,
  ],
  ['area 72 on 4 dates', flags('is_required_stand_area'), counted({ quantity: 72, dates: fourDays }), 85, 24_480],
  ['area 95.9', flags('is_required_stand_area'), counted({ quantity: 95.9 }), 333.33, 31_966.35],
])('the worked figure of %s [SVC-136, SVC-149]', (_, service, quantities, unitPrice, amount) => {
  expect(amountOfLine(service, quantities, toHundredths(unitPrice))).toBe(toHundredths(amount));
  expect(lineAmount(toHundredths(unitPrice), billableUnits(lineQuantityOf(service, quantities)))).toBe(
    toHundredths(amount),
  );
});

it.each([
  [77_600, 20, 12_933.33],
  [126_480, 20, 21_080],
  [100, 0, 0],
  [122, 22, 22],
])('the VAT inside of %s at %s percent is %s, rounded once [SVC-135]', (total, vatRate, vat) => {
  expect(fromHundredths(vatInside(toHundredths(total), vatRate))).toBe(vat);
});
