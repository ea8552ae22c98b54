import type { ReactNode } from 'react';
import { IconButton } from '@fairfront/shared-kit/components/button';
import { classNames } from '@fairfront/shared-kit/components/class-names';
import { PeriodKey } from '../../exhibition/timeline/period-key';
import type { ExhibitionPeriod, PeriodKind } from '../../exhibition/timeline/timeline-scale';
import { useKitLocale } from '@fairfront/shared-kit/components/locales';
import {
  formatLongDate,
  monthStart,
  monthTitle,
  weekdayNames,
  weeksOfMonth,
} from '@fairfront/shared-kit/platform/formats';
import { useTranslation } from '@fairfront/shared-kit/platform';
import styles from './month-grid.module.css';

/** Something that falls on a day; shown as a dot. */
interface MonthEntry {
  id: string;
  /** YYYY-MM-DD */
  date: string;
  label: string;
  tone?: 'neutral' | 'warning';
}

/** The props of `MonthGrid`. */
export interface MonthGridProps {
  /** Any day of the month that is shown, YYYY-MM-DD. */
  month: string;
  /** The first day of the requested month; without it there are no arrows. */
  onMonthChange?: (month: string) => void;
  /** YYYY-MM-DD in the exhibition's zone. */
  today: string;
  periods: readonly ExhibitionPeriod[];
  entries?: readonly MonthEntry[];
  level?: 2 | 3 | 4;
  /** Below the grid, after the key of the patterns. */
  children?: ReactNode;
}

interface DayPeriod {
  kind: PeriodKind;
  first: boolean;
  last: boolean;
}

const periodOf = (day: string, periods: readonly ExhibitionPeriod[]): DayPeriod | undefined => {
  const found = periods.find(({ from, to }) => from <= day && day <= to);
  return found && { kind: found.kind, first: found.from === day, last: found.to === day };
};

/** A month with the periods of the exhibition and a dot at every deadline, for the rail of the hub. Read, not pressed. */
export const MonthGrid = ({
  month,
  onMonthChange,
  today,
  periods,
  entries = [],
  level = 3,
  children,
}: MonthGridProps) => {
  const { t } = useTranslation('deadlines');
  const locale = useKitLocale();
  const Heading = `h${level}` as const;
  const title = monthTitle(month, locale);
  const long = weekdayNames(locale, 'long');
  const turn = (count: number, icon: 'chevron-left' | 'chevron-right') => {
    const target = monthStart(month, count);
    return (
      onMonthChange && (
        <IconButton icon={icon} label={monthTitle(target, locale)} onClick={() => onMonthChange(target)} />
      )
    );
  };
  return (
    <div>
      <div className={styles.head}>
        <Heading className={styles.title} aria-live="polite">
          {title}
        </Heading>
        {turn(-1, 'chevron-left')}
        {turn(1, 'chevron-right')}
      </div>
      <table aria-label={title} className={styles.grid}>
        <thead>
          <tr>
            {weekdayNames(locale, 'short').map((name, index) => (
              <th key={name} scope="col" abbr={long[index]} className={styles.weekday}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOfMonth(month).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => {
                const outside = day.slice(0, 7) !== month.slice(0, 7);
                const period = periodOf(day, periods);
                const own = entries.filter(({ date }) => date === day);
                const words = [
                  day === today && t('monthGrid.today'),
                  period && t(`shell:timeline.${period.kind}`),
                  ...own.map(({ label }) => label),
                ].filter(Boolean);
                return (
                  <td
                    key={day}
                    aria-current={day === today ? 'date' : undefined}
                    title={own.map(({ label }) => label).join(', ') || undefined}
                    className={classNames(
                      styles.day,
                      outside && styles.outside,
                      period && styles[period.kind],
                      period?.first && styles.first,
                      period?.last && styles.last,
                      day === today && styles.today,
                    )}
                  >
                    <time dateTime={day} title={formatLongDate(day, locale)}>
                      {Number(day.slice(8))}
                    </time>
                    {own.length > 0 && (
                      <span
                        aria-hidden="true"
                        className={classNames(styles.dot, own.some(({ tone }) => tone === 'warning') && styles.warning)}
                      />
                    )}
                    {words.length > 0 && <span className="ff-sr-only">, {words.join(', ')}</span>}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <PeriodKey />
      {children && <div className={styles.below}>{children}</div>}
    </div>
  );
};
