import { isSameMonth, type CalendarDate } from '@internationalized/date';
import { useRef } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useCalendarCell } from 'react-aria/useCalendar';
import type { CalendarSelectionMode, CalendarState } from 'react-stately/useCalendarState';
import { formatLongDate } from '../../platform/formats';
import { classNames } from '../class-names';
import { useKitLocale } from '../locales';
import styles from './month-calendar.module.css';

/** What a day of the grid is, besides its number. */
export interface DayVariant {
  /** Why it cannot be chosen: it stays reachable by keyboard and says so. */
  blocked?: string | undefined;
  /** Added to its name: "Installation". */
  note?: string | undefined;
  className?: string | undefined;
}

interface DayCellProps {
  date: CalendarDate;
  state: CalendarState<CalendarSelectionMode>;
  variant: DayVariant;
  /** The name of its day of the week. */
  weekday: string | undefined;
  isToday: boolean;
}

/**
 * A day of the month. The cell itself is the button of react-aria: it has the focus, so that screen readers read whether it
 * is chosen or blocked. Its name is ours, because "today" of react-aria is the day of the browser's clock, not of the fair.
 */
export const DayCell = ({ date, state, variant, weekday, isToday }: DayCellProps) => {
  const locale = useKitLocale();
  const ref = useRef<HTMLTableCellElement>(null);
  const isOutside = !isSameMonth(date, state.visibleRange.start);
  const { cellProps, buttonProps, isSelected } = useCalendarCell({ date, isOutsideMonth: isOutside }, state, ref);
  const day = date.toString();
  const { blocked, note, className } = variant;
  if (isOutside) {
    return (
      <td className={classNames(styles.day, styles.other)} aria-hidden="true">
        {date.day}
      </td>
    );
  }
  const isBlocked = blocked !== undefined;
  // react-aria ignores a press on such a day; here it leads to the reason
  const tellReason = () => {
    state.setFocusedDate(date);
    state.setFocused(true);
  };
  return (
    <td
      {...mergeProps(buttonProps, cellProps, { onClick: isBlocked ? tellReason : undefined })}
      ref={ref}
      className={classNames(
        styles.day,
        className,
        isBlocked && styles.blocked,
        isSelected && styles.chosen,
        isToday && styles.today,
      )}
      aria-label={[formatLongDate(day, locale), weekday, note].filter(Boolean).join(', ')}
      aria-selected={isSelected}
      aria-disabled={isBlocked || undefined}
      // react-aria calls every chosen day invalid when one of them is
      aria-invalid={(isSelected && isBlocked) || undefined}
      aria-current={isToday ? 'date' : undefined}
      data-day={day}
    >
      <span className={styles.number}>{date.day}</span>
    </td>
  );
};
