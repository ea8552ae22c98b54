import type { Locale } from '../model/locale';
import { readDay, twoDigits, wallClockOf, type CalendarDay } from './days';
import { noBreakSpace } from './numbers';

/**
 * The numeric formats by name. A screen names what the date is for, never how it is written.
 * - `fact`: inputs, tables and facts (SHELL-171)
 * - `pass`: everything in pass modals (PASS-009, PASS-010)
 * - `notification`: the bell and the list of notifications (SHELL-090)
 * - `document`: invoices, acts and other documents (ACC-127)
 */
export const dateFormats = {
  fact: { ru: 'DD.MM.YYYY', en: 'MM/DD/YYYY' },
  pass: { ru: 'DD.MM.YYYY', en: 'DD.MM.YYYY' },
  notification: { ru: 'DD.MM.YYYY', en: 'DD.MM.YYYY' },
  document: { ru: 'DD.MM.YYYY', en: 'MM.DD.YYYY' },
} as const;
/** Name of a numeric date format. */
export type DateFormat = keyof typeof dateFormats;

/** Where dates are shown in another zone than the browser's. */
export interface ZoneOption {
  /** IANA name, for example that of the exhibition. Absent: the zone of the browser (SHELL-177). */
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
 * A date in one of the named formats. A date-only value is never shifted; an instant shows its day in the zone.
 * @returns an empty string for no date or an unreadable one
 */
export const formatDate = (
  value: string | null | undefined,
  format: DateFormat,
  locale: Locale,
  options: ZoneOption = {},
): string => {
  const day = value ? dayOf(value, options) : null;
  if (!day) return '';
  return dateFormats[format][locale]
    .replace('DD', twoDigits(day.day))
    .replace('MM', twoDigits(day.month))
    .replace('YYYY', String(day.year).padStart(4, '0'));
};

/** «14:06», of an instant (ISO or ms since the epoch). */
export const formatTime = (instant: string | number, { zone }: ZoneOption = {}): string => {
  const { hour, minute } = wallClockOf(new Date(instant).getTime(), zone);
  return `${twoDigits(hour)}:${twoDigits(minute)}`;
};

/** «09.06.2026 14:06» in the format `fact` or another one (SVC-110 takes `pass`). */
export const formatDateTime = (
  instant: string,
  locale: Locale,
  { format = 'fact', ...options }: ZoneOption & { format?: DateFormat } = {},
): string => {
  const date = formatDate(instant, format, locale, options);
  return date && !readDay(instant) ? `${date} ${formatTime(instant, options)}` : date;
};

const months: Record<Locale, readonly string[]> = {
  ru: 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
};

const dayAndMonth = ({ month, day }: CalendarDay, locale: Locale): string =>
  `${day}${noBreakSpace}${months[locale][month - 1]}`;

/** «9 июня», "9 June", whatever the year. @param value YYYY-MM-DD */
export const formatDayAndMonth = (value: string, locale: Locale): string => {
  const day = readDay(value);
  return day ? dayAndMonth(day, locale) : '';
};

const yearTail = ({ year }: CalendarDay, locale: Locale): string =>
  locale === 'ru' ? `${noBreakSpace}${year}${noBreakSpace}г.` : `${noBreakSpace}${year}`;

/** The long form that explains a numeric one, for tooltips: «9 июня 2026 г.», "9 June 2026" (SHELL-227). */
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

/** A date in running text: «9 июня», "9 June", with the year when it is not the current one (SHELL-227). */
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

/**
 * The name of a zone as people say it: «Москва», "Moscow Time". Browsers carry the Russian names of cities only within
 * the long names («Москва, стандартное время»), and give English ones for the short.
 */
export const zoneName = (zone: string, locale: Locale, instant: number): string => {
  const [tag, timeZoneName] = locale === 'ru' ? (['ru-RU', 'long'] as const) : (['en-GB', 'shortGeneric'] as const);
  const parts = new Intl.DateTimeFormat(tag, { timeZone: zone, timeZoneName }).formatToParts(instant);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
  return locale === 'ru' ? name.replace(/, \S+ время$/, '') : name;
};

/**
 * A deadline with its time: «9 июня, 23:59», and the name of the exhibition's zone where the browser's clock shows another
 * time: «9 июня, 23:59 (Москва)» (SHELL-226).
 * @param instant ms since the epoch
 */
export const formatDeadline = (instant: number, locale: Locale, options: ProseOptions & { zone: string }): string => {
  const there = wallClockOf(instant, options.zone);
  const here = wallClockOf(instant);
  const isSame = there.day === here.day && there.hour === here.hour && there.minute === here.minute;
  const text = `${formatProseDate(new Date(instant).toISOString(), locale, options)}, ${formatTime(instant, options)}`;
  return isSame ? text : `${text} (${zoneName(options.zone, locale, instant)})`;
};
