import { isSameMonth, parseDate } from '@internationalized/date';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { CalendarState } from 'react-stately/useCalendarState';
import { classNames } from '@fairfront/shared-kit/components/class-names';
import { useKitLocale } from '@fairfront/shared-kit/components/locales';
import { formatDayAndMonth, formatLongDate } from '@fairfront/shared-kit/platform/formats';
import { useTranslation } from '@fairfront/shared-kit/platform';
import type { ExhibitionPeriod } from '../../exhibition/timeline/timeline-scale';
import fill from '../../exhibition/timeline/period-fill.module.css';
import { BoardEntries, type BoardEntriesProps } from './board-entries';
import styles from './month-board.module.css';

interface BoardDayProps extends Omit<BoardEntriesProps, 'isReachable'> {
  /** YYYY-MM-DD */
  day: string;
  /** The weekday. */
  weekday: string | undefined;
  state: CalendarState;
  /** Whether the month is shown, too. */
  isFirst: boolean;
  isToday: boolean;
  period: ExhibitionPeriod | undefined;
}

/**
 * A day of the board. Only days of the month are focusable. Its name is made of its contents, so that name and contents
 * never differ.
 */
export const BoardDay = ({ day, weekday, state, isFirst, isToday, period, entries, ...list }: BoardDayProps) => {
  const { t } = useTranslation('deadlines');
  const locale = useKitLocale();
  const cell = useRef<HTMLTableCellElement>(null);
  const date = parseDate(day);
  const isOutside = !isSameMonth(date, state.focusedDate);
  const isCurrent = day === state.focusedDate.toString();
  const hasFocus = isCurrent && state.isFocused;
  useEffect(() => {
    // the focus may already be on a link of the day
    if (hasFocus && !cell.current?.contains(document.activeElement)) cell.current?.focus();
  }, [hasFocus]);

  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) {
      // a link inside the day handles its own keys
      event.stopPropagation();
    } else if (event.key === 'Enter') {
      event.stopPropagation();
      event.currentTarget.querySelector<HTMLElement>('a, button')?.click();
    }
  };
  const named = isFirst || day.endsWith('-01');
  return (
    <td
      ref={cell}
      role="gridcell"
      data-day={day}
      tabIndex={isOutside ? undefined : isCurrent ? 0 : -1}
      aria-current={isToday ? 'date' : undefined}
      className={classNames(styles.day, isOutside && styles.outside, isToday && styles.today)}
      // pressing a link in a day of another month must not change the month
      onFocus={(event) => (isOutside ? event.stopPropagation() : state.setFocusedDate(date))}
      onKeyDown={press}
    >
      <div className={styles.dayHead}>
        <time dateTime={day} title={formatLongDate(day, locale)} className={styles.number}>
          <span aria-hidden="true">{named ? formatDayAndMonth(day, locale) : Number(day.slice(8))}</span>
          <span className="ff-sr-only">{[formatLongDate(day, locale), weekday].join(', ')}</span>
        </time>
        {isToday && (
          <span className={styles.todayFlag}>
            <span className="ff-sr-only">, </span>
            {t('monthGrid.today')}
          </span>
        )}
      </div>
      {period && (
        <>
          <span className="ff-sr-only">, {t(`shell:timeline.${period.kind}`)}</span>
          <span aria-hidden="true" className={classNames(styles.strip, fill[period.kind])} />
        </>
      )}
      {period?.from === day && (
        <span aria-hidden="true" className={classNames(styles.periodName, fill[`${period.kind}Name`])}>
          {t(`shell:timeline.${period.kind}`)}
        </span>
      )}
      <BoardEntries entries={entries} isReachable={isCurrent} {...list} />
    </td>
  );
};
