import { classNames } from '@fairfront/shared-kit/components/class-names';
import { formatDays, formatLongDate, formatProsePeriod, readDay } from '@fairfront/shared-kit/formats';
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
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  return (
    <time
      dateTime={from}
      title={`${formatLongDate(from, locale)}\u00a0– ${formatLongDate(to, locale)}`}
      className={styles.dates}
    >
      {isOneMonth ? (
        <>
          <span className={styles.wide}>{month.format(new Date(`${from}T00:00:00Z`))}</span>
          <b className={styles.days}>{from === to ? first?.day : `${first?.day}–${last?.day}`}</b>
        </>
      ) : (
        <b className={classNames(styles.days, styles.twoMonths)}>{formatDays(from, to, locale)}</b>
      )}
      <span className={styles.wide}>{last?.year}</span>
      <span className={styles.narrow}>{formatProsePeriod(from, to, locale, { now: longAgo })}</span>
    </time>
  );
};
