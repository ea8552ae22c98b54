import { addDays, daysBetween } from '../common';
import type { CountedLine } from './line-quantity';
import { isDayOffered, periodsOf, quantityModeOf, type ExhibitionDays, type ServiceFlags } from './service-rules';

/**
 * Context for moving a day: the days of the earlier and the current exhibition, and the first day that can be ordered.
 */
export interface MovedExhibition {
  from: ExhibitionDays;
  to: ExhibitionDays;
  /** YYYY-MM-DD in the exhibition's time zone. */
  today: string;
}

/** A line with its days moved. */
export interface MovedLine extends CountedLine {
  dates: string[];
  quantity_by_dates: { date: string; quantity: number }[];
  time_range_by_dates: { date: string; time_range: number[] }[];
}

/**
 * The corresponding day of the same period: the first day of installation becomes the first day of the new one. Null if the new period is shorter, the day is in the past, or it was in no period of the service.
 */
export const movedDay = (day: string, service: ServiceFlags, { from, to, today }: MovedExhibition): string | null => {
  const now = periodsOf(service, to);
  for (const period of periodsOf(service, from)) {
    if (day < period.from || day > period.to) continue;
    const target = now.find(({ kind }) => kind === period.kind);
    if (!target) continue;
    const moved = addDays(target.from, daysBetween(period.from, day));
    if (isDayOffered(moved, [target], today)) return moved;
  }
  return null;
};

/**
 * A line of an earlier order on days of this exhibition, and its days without a counterpart.
 * @param standArea current area for a service by stand area; null keeps the earlier one
 */
export const movedLine = (
  line: CountedLine,
  service: ServiceFlags,
  exhibition: MovedExhibition,
  standArea: number | null,
): { line: MovedLine; lostDays: string[] } => {
  const lostDays: string[] = [];
  const move = <Entry extends { date: string }>(entries: readonly Entry[]): Entry[] =>
    entries.flatMap((entry) => {
      const date = movedDay(entry.date, service, exhibition);
      if (date === null) lostDays.push(entry.date);
      return date === null ? [] : [{ ...entry, date }];
    });
  const quantities = move(line.quantity_by_dates);
  const slots = move(line.time_range_by_dates).map(({ date, time_range }) => ({ date, time_range: [...time_range] }));
  const dates = move(line.dates.map((date) => ({ date }))).map(({ date }) => date);
  const mode = quantityModeOf(service);
  const quantity: Record<typeof mode, number> = {
    plain: line.quantity,
    'stand-area': standArea ?? line.quantity,
    'quantity-by-date': quantities.reduce((sum, entry) => sum + entry.quantity, 0),
    'time-ranges': slots.reduce((sum, { time_range }) => sum + time_range.length, 0),
  };
  return {
    line: { quantity: quantity[mode], dates, quantity_by_dates: quantities, time_range_by_dates: slots },
    lostDays,
  };
};

/** The line on a day selected instead of those without a counterpart; the first of them provides the quantity. */
export const onChosenDay = (
  earlier: CountedLine,
  moved: MovedLine,
  lostDays: readonly string[],
  day: string,
): MovedLine => {
  const [lost] = lostDays;
  const without = <Entry extends { date: string }>(entries: readonly Entry[]) =>
    entries.filter(({ date }) => date !== day);
  const quantity = earlier.quantity_by_dates.find(({ date }) => date === lost);
  const slots = earlier.time_range_by_dates.find(({ date }) => date === lost);
  if (quantity) {
    const quantity_by_dates = [...without(moved.quantity_by_dates), { date: day, quantity: quantity.quantity }];
    return { ...moved, quantity_by_dates, quantity: quantity_by_dates.reduce((sum, entry) => sum + entry.quantity, 0) };
  }
  if (slots) {
    const time_range_by_dates = [
      ...without(moved.time_range_by_dates),
      { date: day, time_range: [...slots.time_range] },
    ];
    return {
      ...moved,
      time_range_by_dates,
      quantity: time_range_by_dates.reduce((sum, entry) => sum + entry.time_range.length, 0),
    };
  }
  return { ...moved, dates: [...new Set([...moved.dates, day])].sort() };
};
