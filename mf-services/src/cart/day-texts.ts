import { firstWeekday, formatProseDate, formatProsePeriod, weekdayNames } from '@fairfront/shared-kit/platform/formats';
import { dayjs, type Locale } from '@fairfront/shared-kit/platform';

const followingDay = (day: string): string => dayjs(day).add(1, 'day').format('YYYY-MM-DD');

/**
 * Days as ranges: "15–18 June, 20 June".
 * @param days YYYY-MM-DD, in order
 */
export const daysText = (days: readonly string[], locale: Locale): string => {
  const runs: [string, string][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && followingDay(run[1]) === day) run[1] = day;
    else runs.push([day, day]);
  }
  return runs
    .map(([from, to]) => (from === to ? formatProseDate(from, locale) : formatProsePeriod(from, to, locale)))
    .join(', ');
};

/**
 * A day with its weekday, without the year, which is that of the exhibition: "вт 16 июня".
 * @param day YYYY-MM-DD
 */
export const dayText = (day: string, locale: Locale): string => {
  const weekday = weekdayNames(locale, 'short')[(dayjs(day).day() - firstWeekday + 7) % 7];
  return `${weekday} ${formatProseDate(day, locale, { now: Date.parse(`${day}T12:00Z`) })}`;
};
