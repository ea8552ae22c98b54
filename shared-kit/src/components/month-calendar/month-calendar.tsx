import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { formatLongDate, monthStart, monthTitle, weekdayNames, weeksOfMonth } from '../../platform/formats';
import { useTranslation } from '../../platform/facade';
import { IconButton } from '../button';
import { classNames } from '../class-names';
import { useKitLocale } from '../locales';
import { clampDay, dayByKey, weekdayOf } from './day-move';
import styles from './month-calendar.module.css';

/** The properties of a day of the grid besides its number. */
export interface DayVariant {
  chosen?: boolean;
  /** The reason why it cannot be selected: it stays reachable by keyboard. */
  blocked?: string | undefined;
  /** Added to its name: "Installation". */
  note?: string | undefined;
  className?: string | undefined;
}

/** The props of `MonthCalendar`. */
export interface MonthCalendarProps {
  /** Names the grid together with its month. */
  label: string;
  /** Day on which the keyboard starts, YYYY-MM-DD. */
  start: string;
  today: string;
  /** First and last day that can be reached at all; days beyond are greyed by `look`. */
  min?: string | undefined;
  max?: string | undefined;
  /** Several days may be chosen: Shift with an arrow takes the next day in as well. */
  multiple?: boolean;
  variant: (day: string) => DayVariant;
  onChoose: (day: string) => void;
  /** Shift and an arrow led from one day to another (only with `multiple`). */
  onExtend?: ((from: string, to: string) => void) | undefined;
  autoFocus?: boolean;
  /** Replaces the month title: selects for month and year. */
  head?: ((month: string, setMonth: (month: string) => void) => ReactNode) | undefined;
  /** At the end of the header. */
  headEnd?: ReactNode;
}

/**
 * A month as a grid of days for the keyboard: arrows, Home and End in the week, Page keys by month and with Shift by year,
 * Enter and Space choose. The base of DatePicker and PeriodCalendar.
 */
export const MonthCalendar = ({
  label,
  start,
  today,
  min,
  max,
  multiple = false,
  variant,
  onChoose,
  onExtend,
  autoFocus = false,
  head,
  headEnd,
}: MonthCalendarProps) => {
  const { t } = useTranslation('kit');
  const locale = useKitLocale();
  const titleId = useId();
  const [focused, setFocused] = useState(() => clampDay(start, min, max));
  const grid = useRef<HTMLTableElement>(null);
  const moved = useRef(autoFocus);
  const month = monthStart(focused);
  const focusedVariant = variant(focused);
  const [hasFocus, setHasFocus] = useState(false);

  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [focused]);

  const go = (day: string) => {
    moved.current = true;
    setFocused(clampDay(day, min, max));
  };
  const press = (event: KeyboardEvent, day: string) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      choose(day);
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = dayByKey(day, event.key, event.shiftKey);
    if (next === undefined) return;
    event.preventDefault();
    const target = clampDay(next, min, max);
    if (event.shiftKey && multiple && event.key.startsWith('Arrow')) onExtend?.(day, target);
    go(target);
  };
  const choose = (day: string) => {
    setFocused(day);
    if (variant(day).blocked === undefined) onChoose(day);
  };
  const turn = (by: number) => setFocused(clampDay(monthStart(month, by), min, max));
  const setMonth = (wanted: string) => setFocused(clampDay(wanted, min, max));
  const long = weekdayNames(locale, 'long');
  const nameOf = (day: string, note: string | undefined) =>
    [formatLongDate(day, locale), long[weekdayOf(day)], note].filter(Boolean).join(', ');

  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        {head ? (
          <>
            {head(month, setMonth)}
            <span id={titleId} className="ff-sr-only" aria-live="polite">
              {monthTitle(month, locale)}
            </span>
          </>
        ) : (
          <span id={titleId} className={styles.title} aria-live="polite">
            {monthTitle(month, locale)}
          </span>
        )}
        {headEnd}
        <span className={styles.turns}>
          <IconButton
            icon="chevron-left"
            label={t('monthCalendar.previous')}
            disabled={min !== undefined && month <= monthStart(min)}
            onClick={() => turn(-1)}
          />
          <IconButton
            icon="chevron-right"
            label={t('monthCalendar.next')}
            disabled={max !== undefined && month >= monthStart(max)}
            onClick={() => turn(1)}
          />
        </span>
      </div>
      <table
        ref={grid}
        role="grid"
        className={styles.grid}
        aria-label={`${label}, ${monthTitle(month, locale)}`}
        aria-multiselectable={multiple || undefined}
        onFocus={() => setHasFocus(true)}
        onBlur={() => setHasFocus(false)}
      >
        <thead>
          <tr>
            {weekdayNames(locale, 'short').map((name, index) => (
              <th key={name} scope="col" className={styles.weekday} abbr={long[index]}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOfMonth(month).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => {
                const number = Number(day.slice(8));
                if (monthStart(day) !== month) {
                  return (
                    <td key={day} className={classNames(styles.day, styles.other)} aria-hidden="true">
                      {number}
                    </td>
                  );
                }
                const { chosen = false, blocked, note, className } = variant(day);
                return (
                  <td
                    key={day}
                    role="gridcell"
                    tabIndex={day === focused ? 0 : -1}
                    className={classNames(
                      styles.day,
                      className,
                      blocked !== undefined && styles.blocked,
                      chosen && styles.chosen,
                      day === today && styles.today,
                    )}
                    aria-label={nameOf(day, note)}
                    aria-selected={chosen}
                    aria-disabled={blocked !== undefined || undefined}
                    aria-current={day === today ? 'date' : undefined}
                    data-day={day}
                    onClick={() => choose(day)}
                    onKeyDown={(event) => press(event, day)}
                  >
                    <span className={styles.number}>{number}</span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.reason} aria-live="polite">
        {hasFocus ? focusedVariant.blocked : ''}
      </p>
    </div>
  );
};
