import { monthStart, monthTitle, writeDay } from '../../platform/formats';
import { useTranslation } from '../../platform/facade';
import { useKitLocale } from '../locales';
import styles from './date-picker.module.css';

/** The year list goes down to this year; earlier ones are typed. */
const earliestListedYear = 2000;

interface MonthAndYearProps {
  month: string;
  onChange: (month: string) => void;
  newestYear: number;
}

/** The choice of month and year at the head of the calendar. */
export const MonthAndYear = ({ month, onChange, newestYear }: MonthAndYearProps) => {
  const { t } = useTranslation('kit');
  const locale = useKitLocale();
  const shownYear = Number(month.slice(0, 4));
  const newest = Math.max(newestYear, shownYear);
  const oldest = Math.min(earliestListedYear, shownYear, newest);
  const years = Array.from({ length: newest - oldest + 1 }, (_, index) => newest - index).filter(
    (year) => year >= earliestListedYear || year === shownYear,
  );
  const to = (year: number, index: number) => onChange(writeDay({ year, month: index, day: 1 }));
  return (
    <>
      <select
        className={styles.select}
        aria-label={t('datePicker.month')}
        value={Number(month.slice(5, 7))}
        onChange={(event) => to(shownYear, Number(event.target.value))}
      >
        {Array.from({ length: 12 }, (_, index) => (
          <option key={index} value={index + 1}>
            {monthTitle(monthStart('2026-01-01', index), locale).replace(/\s*\d+$/, '')}
          </option>
        ))}
      </select>
      <select
        className={styles.select}
        aria-label={t('datePicker.year')}
        value={shownYear}
        onChange={(event) => to(Number(event.target.value), Number(month.slice(5, 7)))}
      >
        {years.map((year) => (
          <option key={year} value={year}>
            {year}
          </option>
        ))}
      </select>
    </>
  );
};
