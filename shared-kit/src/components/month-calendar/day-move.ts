import { monthStart, readDay, writeDay } from '../../formats';
import { firstWeekday } from '../../formats/calendar';
import { addDays, daysBetween as daysFrom } from '../../model/zone';

/** The same day of the month `count` months later, or the last day of a shorter month. */
export const addMonths = (day: string, count: number): string => {
  const start = monthStart(day, count);
  const wanted = readDay(day)?.day ?? 1;
  const last = readDay(addDays(monthStart(day, count + 1), -1))?.day ?? 28;
  const { year, month } = readDay(start) ?? { year: 1970, month: 1 };
  return writeDay({ year, month, day: Math.min(wanted, last) });
};

/** Every day from one to another, both included; none when they are in the wrong order. */
export const daysBetween = (from: string, to: string): string[] => {
  const count = daysFrom(from, to);
  return count < 0 ? [] : Array.from({ length: count + 1 }, (_, index) => addDays(from, index));
};

/** A day inside the bounds: itself, or the nearer bound. */
export const clampDay = (day: string, min?: string, max?: string): string => {
  if (min !== undefined && day < min) return min;
  return max !== undefined && day > max ? max : day;
};

/** Place in the week, 0 to 6, Monday first. */
export const weekdayOf = (day: string): number => (new Date(day).getUTCDay() - firstWeekday + 7) % 7;

/** Where a key leads in a grid of days; undefined for other keys. */
export const dayByKey = (day: string, key: string, withShift: boolean): string | undefined => {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekdayOf(day));
    case 'End':
      return addDays(day, 6 - weekdayOf(day));
    case 'PageUp':
      return addMonths(day, withShift ? -12 : -1);
    case 'PageDown':
      return addMonths(day, withShift ? 12 : 1);
    default:
      return undefined;
  }
};
