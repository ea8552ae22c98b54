import { languageOf, type Locale } from '../../domain/common/locale';
import { readDay, twoDigits, wallClockOf, type CalendarDay } from './days';
import { formatTexts } from './format-texts';
import { noBreakSpace } from './numbers';

/** Where dates are shown in another zone than the browser's. */
export interface ZoneOption {
  /** IANA name, for example that of the exhibition. Absent: the zone of the browser. */
  zone?: string;
}

/** @param value YYYY-MM-DD or an ISO instant; null for anything else */
const dayOf = (value: string, { zone }: ZoneOption): CalendarDay | null => {
  const day = readDay(value);
  if (day) return day;
  const instant = value.includes('T') ? Date.parse(value) : NaN;
  return Number.isNaN(instant) ? null : wallClockOf(instant, zone);
};

/**
 * A date in tables, lists and facts: «09.06.2026», "9 Jun 2026". A date-only value is never shifted; an instant
 * shows its day in the zone.
 * @returns an empty string for no date or an unreadable one
 */
export const formatDate = (value: string | null | undefined, locale: Locale, options: ZoneOption = {}): string => {
  const date = value ? dayOf(value, options) : null;
  if (!date) return '';
  const year = String(date.year).padStart(4, '0');
  const { hasNumericDates, date: written } = languageOf(locale);
  return hasNumericDates
    ? [twoDigits(date.day), twoDigits(date.month), year].join(written.separator)
    : [date.day, formatTexts[locale].months.short[date.month - 1], year].join(noBreakSpace);
};

/** «14:06», of an instant (ISO or ms since the epoch). */
export const formatTime = (instant: string | number, { zone }: ZoneOption = {}): string => {
  const { hour, minute } = wallClockOf(new Date(instant).getTime(), zone);
  return `${twoDigits(hour)}:${twoDigits(minute)}`;
};

/** «09.06.2026 14:06», "9 Jun 2026 14:06". */
export const formatDateTime = (instant: string, locale: Locale, options: ZoneOption = {}): string => {
  const date = formatDate(instant, locale, options);
  return date && !readDay(instant) ? `${date} ${formatTime(instant, options)}` : date;
};

/** Whether a month is written in full or by its first three letters, for narrow places. */
export type MonthStyle = 'long' | 'short';

const dayAndMonth = ({ month, day }: CalendarDay, locale: Locale, style: MonthStyle = 'long'): string =>
  `${day}${noBreakSpace}${formatTexts[locale].months[style][month - 1]}`;

/** «9 июня», "9 June", or «9 июн», "9 Jun", whatever the year. @param value YYYY-MM-DD */
export const formatDayAndMonth = (value: string, locale: Locale, style: MonthStyle = 'long'): string => {
  const day = readDay(value);
  return day ? dayAndMonth(day, locale, style) : '';
};

/** «16–19 июня», «30 июня – 2 июля», or with short months, whatever the years. @param from, to YYYY-MM-DD */
export const formatDays = (from: string, to: string, locale: Locale, style: MonthStyle = 'long'): string => {
  if (from === to) return formatDayAndMonth(to, locale, style);
  const end = formatDayAndMonth(to, locale, style);
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  return isOneMonth
    ? `${Number(from.slice(-2))}–${end}`
    : `${formatDayAndMonth(from, locale, style)}${noBreakSpace}– ${end}`;
};

const yearTail = ({ year }: CalendarDay, locale: Locale): string =>
  `${noBreakSpace}${year}${formatTexts[locale].yearMark}`;

/** The long form that explains a numeric one, for tooltips: «9 июня 2026 г.», "9 June 2026". */
export const formatLongDate = (value: string, locale: Locale, options: ZoneOption = {}): string => {
  const day = dayOf(value, options);
  return day ? dayAndMonth(day, locale) + yearTail(day, locale) : '';
};

/** From where a date in words is seen. */
export interface ProseOptions extends ZoneOption {
  /** Ms since the epoch, decides whether the year is named. Default: now. */
  now?: number;
}

const isCurrentYear = ({ year }: CalendarDay, { now = Date.now(), zone }: ProseOptions): boolean =>
  year === wallClockOf(now, zone).year;

/** A date in running text: «9 июня», "9 June", with the year when it is not the current one. */
export const formatProseDate = (value: string, locale: Locale, options: ProseOptions = {}): string => {
  const day = dayOf(value, options);
  if (!day) return '';
  return dayAndMonth(day, locale) + (isCurrentYear(day, options) ? '' : yearTail(day, locale));
};

/** Days from one to another in running text: «16–19 июня», «30 июня – 2 июля», with years where they are not the current. */
export const formatProsePeriod = (from: string, to: string, locale: Locale, options: ProseOptions = {}): string => {
  const first = dayOf(from, options);
  const last = dayOf(to, options);
  if (!first || !last) return '';
  const isOneYear = first.year === last.year;
  const tail = isOneYear && isCurrentYear(last, options) ? '' : yearTail(last, locale);
  const end = dayAndMonth(last, locale) + tail;
  if (isOneYear && first.month === last.month) return first.day === last.day ? end : `${first.day}–${end}`;
  return `${dayAndMonth(first, locale)}${isOneYear ? '' : yearTail(first, locale)}${noBreakSpace}– ${end}`;
};

/** The days of an exhibition as lines below each other (mock-ups b and w24), and as one line for phones. */
export interface DaysBlock {
  /** Name of the month above its days; null where the days lie in two months and name them themselves. */
  month: string | null;
  /** «16–19», «30», or «30 июня – 2 июля». */
  days: string;
  /** Of the last day. */
  year: number;
  /** All of it in one line, always with the year, as the block has it. */
  line: string;
  /** First and last day in the long form, for tooltips. */
  title: string;
}

/** @param from, to YYYY-MM-DD; null when one of them is no day */
export const formatDaysBlock = (from: string, to: string, locale: Locale): DaysBlock | null => {
  const first = readDay(from);
  const last = readDay(to);
  if (!first || !last) return null;
  const isOneMonth = first.month === last.month && first.year === last.year;
  const month = new Intl.DateTimeFormat(languageOf(locale).tag, { month: 'long', timeZone: 'UTC' });
  return {
    month: isOneMonth ? month.format(Date.UTC(first.year, first.month - 1)) : null,
    days: !isOneMonth
      ? formatDays(from, to, locale)
      : first.day === last.day
        ? `${last.day}`
        : `${first.day}–${last.day}`,
    year: last.year,
    line: formatProsePeriod(from, to, locale, { now: 0 }),
    title: `${formatLongDate(from, locale)}${noBreakSpace}– ${formatLongDate(to, locale)}`,
  };
};

/**
 * The name of a time zone as people say it: «Москва», "Moscow Time". Browsers have the Russian names of cities only within
 * the long names («Москва, стандартное время»), and give English ones for the short.
 */
export const zoneName = (zone: string, locale: Locale, instant: number): string => {
  const { tag, zoneName: timeZoneName } = languageOf(locale);
  const parts = new Intl.DateTimeFormat(tag, { timeZone: zone, timeZoneName }).formatToParts(instant);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
  return name.replace(/, \S+ время$/, '');
};

/**
 * A deadline with its time: «9 июня, 23:59», and the name of the exhibition's zone where the browser's clock shows another
 * time: «9 июня, 23:59 (Москва)».
 * @param instant ms since the epoch
 */
export const formatDeadline = (instant: number, locale: Locale, options: ProseOptions & { zone: string }): string => {
  const there = wallClockOf(instant, options.zone);
  const here = wallClockOf(instant);
  const isSame = there.day === here.day && there.hour === here.hour && there.minute === here.minute;
  const text = `${formatProseDate(new Date(instant).toISOString(), locale, options)}, ${formatTime(instant, options)}`;
  return isSame ? text : `${text} (${zoneName(options.zone, locale, instant)})`;
};
