import { formatNumber, formatProsePeriod } from '../../platform/formats';
import { textOf, type Localized } from '../common';
import { addDays, slotHours, type Locale } from '../common';
import type { CountedLine } from './line-quantity';

/** Runs of consecutive days, each with its first and last day. */
const periodsOf = (days: readonly string[]): { from: string; to: string }[] => {
  const periods: { from: string; to: string }[] = [];
  for (const day of [...days].sort()) {
    const last = periods.at(-1);
    if (last && addDays(last.to, 1) === day) last.to = day;
    else periods.push({ from: day, to: day });
  }
  return periods;
};

const hour = (value: number): string => `${String(value).padStart(2, '0')}:00`;

/** «шт.», «м²», «кВт», "pc" fit any number unchanged; words such as «смена» do not. */
const isShortened = (unit: string): boolean => /^\p{L}{1,2}$|\.$|[²³]|\p{Ll}\p{Lu}/u.test(unit);

/** A quantity with its unit, of which only one form is known: «8 шт.», but «3 × смена». */
export const quantityText = (
  { quantity }: Pick<CountedLine, 'quantity'>,
  unit: Localized<'name'>,
  locale: Locale,
): string => {
  const name = textOf(unit, 'name', locale);
  const count = formatNumber(quantity, locale);
  return quantity === 1 || isShortened(name) ? `${count} ${name}` : `${count} × ${name}`;
};

/** The dates of a line: periods of plain dates, quantities by date, or slots as `08:00–10:00`. */
export const dateTexts = ({ dates, quantity_by_dates, time_range_by_dates }: CountedLine, locale: Locale): string[] => [
  ...periodsOf(dates).map(({ from, to }) => formatProsePeriod(from, to, locale)),
  ...quantity_by_dates.map(
    ({ date, quantity }) => `${formatProsePeriod(date, date, locale)}: ${formatNumber(quantity, locale)}`,
  ),
  ...time_range_by_dates.map(
    ({ date, time_range }) =>
      `${formatProsePeriod(date, date, locale)}: ${time_range.map((start) => `${hour(start)}–${hour(start + slotHours)}`).join(', ')}`,
  ),
];
