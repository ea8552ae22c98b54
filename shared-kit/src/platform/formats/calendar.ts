import { languageOf, type Locale } from '../../domain/common/locale';
import { addDays, addMonths, dayOfWeek, daysInMonth, startOfMonth } from '../../domain/common/zone';
import { formatLongDate } from './dates';

const inWords = (day: string, locale: Locale, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(languageOf(locale).tag, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** The month of a day as a heading: «Июнь 2026», "June 2026". */
export const monthTitle = (day: string, locale: Locale): string =>
  `${capital(inWords(day, locale, { month: 'long' }))} ${day.slice(0, 4)}`;

/**
 * Weeks begin on Monday in both languages: exhibitions speak of "the week of the 12th" to companies of many countries, and a column
 * that moves with the language is misread.
 */
export const firstWeekday = 1;

/** The seven names in the order of the week: «пн», "Mon" or «понедельник», "Monday". */
export const weekdayNames = (locale: Locale, width: 'short' | 'long'): string[] =>
  // the 4th of January 2026 is a Sunday
  Array.from({ length: 7 }, (_, index) =>
    inWords(`2026-01-${String(4 + firstWeekday + index).padStart(2, '0')}`, locale, { weekday: width }),
  );

/** Place of a day in the week, 0 to 6, Monday first. */
export const weekdayOf = (day: string): number => (dayOfWeek(day) - firstWeekday + 7) % 7;

/** First day of the month that lies `count` months after that of a day. */
export const monthStart = (day: string, count = 0): string => addMonths(startOfMonth(day), count);

/** The whole weeks that a month touches, six at most, each of seven days YYYY-MM-DD. */
export const weeksOfMonth = (day: string): string[][] => {
  const lead = weekdayOf(startOfMonth(day));
  const first = addDays(startOfMonth(day), -lead);
  return Array.from({ length: Math.ceil((lead + daysInMonth(day)) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday) => addDays(first, week * 7 + weekday)),
  );
};

/** The heading of a day in a chat, always with the year: «24 мая 2026», "24 May 2026". */
export const dayHeading = (value: string, locale: Locale): string =>
  formatLongDate(value, locale).replace(/\u00a0г\.$/, '');
