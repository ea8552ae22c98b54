import { wallClock } from '../../domain/common/zone';

/** A calendar day without time and zone, YYYY-MM-DD: taken apart as text, so that no zone can shift it. */
export interface CalendarDay {
  year: number;
  month: number;
  day: number;
}

const dayText = /^(\d{4})-(\d{2})-(\d{2})$/;

const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Whether the numbers name a day that the calendar has. */
export const isRealDay = ({ year, month, day }: CalendarDay): boolean =>
  year >= 1000 && year <= 9999 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);

/** @returns null when the text is no date-only value or not a real day */
export const readDay = (text: string): CalendarDay | null => {
  const found = dayText.exec(text);
  if (!found) return null;
  const day = { year: Number(found[1]), month: Number(found[2]), day: Number(found[3]) };
  return isRealDay(day) ? day : null;
};

export const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** The day as the API takes it: YYYY-MM-DD. */
export const writeDay = ({ year, month, day }: CalendarDay): string =>
  `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;

/** Day and time of an instant by the clock of a zone; of the browser's own when it is absent. */
export interface WallClock extends CalendarDay {
  hour: number;
  minute: number;
}

/** @throws RangeError when the instant is no time or the zone is unknown */
export const wallClockOf = (instant: number, zone?: string): WallClock => {
  if (Number.isNaN(instant)) throw new RangeError('No instant');
  if (zone === undefined) {
    const local = new Date(instant);
    return {
      year: local.getFullYear(),
      month: local.getMonth() + 1,
      day: local.getDate(),
      hour: local.getHours(),
      minute: local.getMinutes(),
    };
  }
  const there = new Date(wallClock(instant, zone));
  return {
    year: there.getUTCFullYear(),
    month: there.getUTCMonth() + 1,
    day: there.getUTCDate(),
    hour: there.getUTCHours(),
    minute: there.getUTCMinutes(),
  };
};
