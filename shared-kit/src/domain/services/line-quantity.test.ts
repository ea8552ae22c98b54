import { amountOfLine, type CountedLine } from './line-quantity';
import type { ServiceFlags } from './service-rules';
import { currencyOwnerId } from './current-currency';

const plain: ServiceFlags = {
  is_required_stand_area: false,
  is_required_quantity_by_date: false,
  is_required_time_range_by_date: false,
  is_required_date_install: false,
  is_required_date_exhibition: false,
  is_required_date_dismantling: false,
};
const line = (changes: Partial<CountedLine>): CountedLine => ({
  quantity: 1,
  dates: [],
  quantity_by_dates: [],
  time_range_by_dates: [],
  ...changes,
});
const days = (count: number) => Array.from({ length: count }, (_, index) => `2026-05-1${index}`);
const byDate = { ...plain, is_required_quantity_by_date: true };
const slots = { ...plain, is_required_time_range_by_date: true };
const area = { ...plain, is_required_stand_area: true };

it.each<[string, ServiceFlags, CountedLine, number | null, number | null]>([
  ['quantity without dates', plain, line({ quantity: 2 }), 100_000, 200_000],
  ['quantity on three dates', plain, line({ quantity: 2, dates: days(3) }), 100_000, 600_000],
  [
    'quantities by date',
    byDate,
    line({ quantity_by_dates: days(2).map((date, index) => ({ date, quantity: 3 - index })) }),
    100_000,
    500_000,
  ],
  [
    'slots',
    slots,
    line({ time_range_by_dates: days(2).map((date, index) => ({ date, time_range: index ? [8] : [8, 10] })) }),
    100_000,
    300_000,
  ],
  ['stand area on four dates', area, line({ quantity: 72, dates: days(4) }), 8500, 2_448_000],
  ['stand area with decimals', area, line({ quantity: 95.9 }), 33_333, 3_196_635],
  ['no price', plain, line({ quantity: 2 }), null, null],
])('the amount of %s [SVC-136, SVC-149]', (_name, service, counted, price, expected) =>
  expect(amountOfLine(service, counted, price)).toBe(expected),
);

it('the currency of the organiser applies only to participations without users [SVC-132]', () => {
  const parent = { id: 110 };
  expect(currencyOwnerId({ id: 111, users: [], parent })).toBe(110);
  expect(currencyOwnerId({ id: 111, users: [{}], parent })).toBe(111);
  expect(currencyOwnerId({ id: 101, users: [], parent: null })).toBe(101);
});
