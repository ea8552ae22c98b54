import { formatLongDate, formatProsePeriod, readDay } from '@fairfront/shared-kit/formats';
import { useLocale } from '@fairfront/shared-kit/platform';
import styles from './archive.module.css';

// the year is always named: in an archive every year is another one
const longAgo = 0;

interface PastDatesProps {
  exhibition: { started_at: string; ended_at: string };
}

/** The days of a past exhibition as a block: month, days, year; one line on a phone (mock-up w24). */
export const PastDates = ({ exhibition: { started_at: from, ended_at: to } }: PastDatesProps) => {
  const locale = useLocale();
  const month = new Intl.DateTimeFormat(locale === 'ru' ? 'ru-RU' : 'en-GB', { month: 'long', timeZone: 'UTC' });
  const [first, last] = [readDay(from), readDay(to)];
  const names = [...new Set([from, to].map((day) => month.format(new Date(`${day}T00:00:00Z`))))].join('\u00a0– ');
  return (
    <time
      dateTime={from}
      title={`${formatLongDate(from, locale)}\u00a0– ${formatLongDate(to, locale)}`}
      className={styles.dates}
    >
      <span className={styles.wide}>{names}</span>
      <b className={styles.days}>{from === to ? first?.day : `${first?.day}–${last?.day}`}</b>
      <span className={styles.wide}>{last?.year}</span>
      <span className={styles.narrow}>{formatProsePeriod(from, to, locale, { now: longAgo })}</span>
    </time>
  );
};
