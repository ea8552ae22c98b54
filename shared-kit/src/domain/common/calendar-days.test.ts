import fc from 'fast-check';
import { weekdayOf, weeksOfMonth } from '../../platform/formats';
import { addDays, addMonths, dayOfWeek, daysBetween, daysInMonth, startOfMonth } from './zone';

const anyDay = fc.integer({ min: -40_000, max: 40_000 }).map((count) => addDays('2000-02-29', count));
const anyCount = fc.integer({ min: -1_500, max: 1_500 });
/** Computed by the Date of the language itself. */
const inUtc = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
const partsOf = (day: string) => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return { year, month, date };
};

describe('days of the calendar', () => {
  it('are added and counted across months, years and leap days', () => {
    fc.assert(
      fc.property(anyDay, anyCount, (day, count) => {
        const { year, month, date } = partsOf(day);
        const other = addDays(day, count);
        expect(other).toBe(inUtc(year, month, date + count));
        expect(daysBetween(day, other)).toBe(count);
        expect(dayOfWeek(other)).toBe(new Date(other).getUTCDay());
      }),
    );
  });

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2024-02-29', -48, '2020-02-29'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-05-31', 0, '2026-05-31'],
  ])('%s and %i months is %s', (day, count, wanted) => {
    expect(addMonths(day, count)).toBe(wanted);
  });

  it('keep their number in another month, or become its last day', () => {
    fc.assert(
      fc.property(anyDay, anyCount, (day, count) => {
        const { year, month, date } = partsOf(day);
        const last = Number(inUtc(year, month + count + 1, 0).slice(8));
        expect(addMonths(day, count)).toBe(inUtc(year, month + count, Math.min(date, last)));
        expect(startOfMonth(day)).toBe(inUtc(year, month, 1));
        expect(daysInMonth(day)).toBe(Number(inUtc(year, month + 1, 0).slice(8)));
      }),
    );
  });

  it('are arranged in whole weeks, each day of a month once and in order [SHELL-201]', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const weeks = weeksOfMonth(day);
        const days = weeks.flat();
        expect(weeks.every((week) => week.length === 7 && weekdayOf(week[0] ?? '') === 0)).toBe(true);
        expect(days).toEqual(days.map((_, index) => addDays(days[0] ?? '', index)));
        const own = days.filter((one) => one.startsWith(day.slice(0, 7)));
        expect(own).toHaveLength(daysInMonth(day));
        // there is no week without a day of the month
        expect(weeks.every((week) => week.some((one) => own.includes(one)))).toBe(true);
      }),
    );
  });
});
