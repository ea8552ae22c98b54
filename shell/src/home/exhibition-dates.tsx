import { classNames } from '@fairfront/shared-kit/components/class-names';
import { formatDays, formatLongDate, formatProsePeriod, readDay } from '@fairfront/shared-kit/formats';
import styles from './exhibition-dates.module.css';
import { useLocale, type Locale } from '@fairfront/shared-kit/platform';

const monthName = (locale: Locale, day: string): string =>
  new Intl.DateTimeFormat(locale === 'ru' ? 'ru-RU' : 'en-GB', { month: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

// on a phone the year is always named, as in the block of the wide screen
const longAgo = 0;

interface ExhibitionDatesProps {
  exhibition: { started_at: string; ended_at: string };
  className: string | undefined;
}

/** The days of an exhibition as a block: month, days, year (mock-up b). */
export const ExhibitionDates = ({ exhibition: { started_at, ended_at }, className }: ExhibitionDatesProps) => {
  const locale = useLocale();
  const from = readDay(started_at);
  const to = readDay(ended_at);
  const isOneMonth = from?.month === to?.month && from?.year === to?.year;
  const days = isOneMonth && from?.day === to?.day ? `${from?.day}` : `${from?.day}–${to?.day}`;
  return (
    <time
      dateTime={started_at}
      title={`${formatLongDate(started_at, locale)}\u00a0– ${formatLongDate(ended_at, locale)}`}
      className={className}
    >
      {isOneMonth ? (
        <>
          <span className={styles.wide}>{monthName(locale, started_at)}</span>
          <b className={classNames(styles.wide, styles.days)}>{days}</b>
        </>
      ) : (
        <b className={classNames(styles.wide, styles.twoMonths)}>{formatDays(started_at, ended_at, locale)}</b>
      )}
      <span className={styles.wide}>{to?.year}</span>
      <span className={styles.narrow}>{formatProsePeriod(started_at, ended_at, locale, { now: longAgo })}</span>
    </time>
  );
};
