import { weekdayOf } from '../../platform/formats/calendar';
import { addDays, addMonths, daysBetween as daysFrom } from '../../domain/common/zone';

export { addMonths, weekdayOf };

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
