import { GregorianCalendar, parseDate } from '@internationalized/date';
import { useId, useState, type ReactNode } from 'react';
import { useCalendar, useCalendarGrid } from 'react-aria/useCalendar';
import { useCalendarState } from 'react-stately/useCalendarState';
import { Button, IconButton } from '@fairfront/shared-kit/components/button';
import { PeriodKey } from '../../exhibition/timeline/period-key';
import type { ExhibitionPeriod } from '../../exhibition/timeline/timeline-scale';
import { useKitLocale } from '@fairfront/shared-kit/components/locales';
import { monthStart, monthTitle, weekdayNames, weeksOfMonth } from '@fairfront/shared-kit/platform/formats';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { addDays, languageOf } from '@fairfront/shared-kit/domain/common';
import { BoardDay } from './board-day';
import type { BoardEntry, RenderEntry } from './board-entries';
import styles from './month-board.module.css';

/**
 * The weeks of a month on a board; the current week stands on top when it adjoins the month from above, so that today is
 * seen together with what comes (DESIGN §12, MonthGrid).
 */
export const boardWeeks = (month: string, today: string): string[][] => {
  const weeks = weeksOfMonth(month);
  const first = weeks[0]?.[0] ?? month;
  const before = Array.from({ length: 7 }, (_, index) => addDays(first, index - 7));
  return before.includes(today) ? [before, ...weeks] : weeks;
};

/** The props of `MonthBoard`. */
export interface MonthBoardProps {
  /** Any day of the month that is shown, YYYY-MM-DD. */
  month: string;
  /** The first day of the requested month. */
  onMonthChange: (month: string) => void;
  /** YYYY-MM-DD in the exhibition's zone. */
  today: string;
  periods: readonly ExhibitionPeriod[];
  entries: readonly BoardEntry[];
  /** Draws an entry as a link or a button with these class names; without it entries are only read. */
  renderEntry?: RenderEntry;
  /** Right of the head, for example a choice of what is shown. */
  headEnd?: ReactNode;
}

const gregorian = () => new GregorianCalendar();

const startIn = (month: string, today: string): string =>
  monthStart(today) === monthStart(month) ? today : monthStart(month);

/**
 * A month as a board: periods as strips with their patterns, entries in their days. One day of the month is in the tab
 * order; the calendar of react-aria moves between days and months, Enter follows the first entry of the day (DESIGN §12).
 */
export const MonthBoard = (props: MonthBoardProps) => {
  const { month, onMonthChange, today, periods, entries, renderEntry, headEnd } = props;
  const { t } = useTranslation('deadlines');
  const locale = useKitLocale();
  const titleId = useId();
  const [focused, setFocused] = useState(() => startIn(month, today));
  const [opened, setOpened] = useState<string | null>(null);
  // the month may also change from outside, for example by Back
  const [lastMonth, setLastMonth] = useState(month);
  if (month !== lastMonth) {
    setLastMonth(month);
    if (monthStart(focused) !== monthStart(month)) setFocused(startIn(month, today));
  }
  const go = (day: string) => {
    setFocused(day);
    if (monthStart(day) !== monthStart(month)) onMonthChange(monthStart(day));
  };
  const options = {
    focusedValue: parseDate(focused),
    onFocusChange: (date: { toString: () => string }) => go(date.toString()),
    firstDayOfWeek: 'mon' as const,
    isReadOnly: true,
  };
  const state = useCalendarState({ ...options, locale: languageOf(locale).tag, createCalendar: gregorian });
  const { calendarProps } = useCalendar(options, state);
  const { gridProps, headerProps } = useCalendarGrid({ firstDayOfWeek: 'mon' }, state);
  const shown = monthStart(focused);
  const weekdays = weekdayNames(locale, 'long');

  const turn = (count: number, icon: 'chevron-left' | 'chevron-right') => {
    const target = monthStart(shown, count);
    return <IconButton icon={icon} label={monthTitle(target, locale)} onClick={() => go(startIn(target, today))} />;
  };
  return (
    <section aria-labelledby={titleId} className={styles.board}>
      <div {...calendarProps}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {monthTitle(shown, locale)}
          </h2>
          {turn(-1, 'chevron-left')}
          {turn(1, 'chevron-right')}
          <Button variant="text" size="sm" onClick={() => go(today)}>
            {t('monthGrid.goToday')}
          </Button>
          <div className={styles.headEnd}>
            <PeriodKey />
            {headEnd}
          </div>
        </div>
        <div className={styles.sideways} data-scrolls-sideways="">
          <table {...gridProps} className={styles.grid}>
            <thead {...headerProps}>
              <tr>
                {weekdays.map((name) => (
                  <th key={name} scope="col" className={styles.weekday}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {boardWeeks(shown, today).map((week, row) => (
                // named by their place: the focus stays in the element while the month turns
                <tr key={row}>
                  {week.map((day, column) => (
                    <BoardDay
                      key={column}
                      day={day}
                      weekday={weekdays[column]}
                      state={state}
                      isFirst={row === 0 && column === 0}
                      isToday={day === today}
                      period={periods.find(({ from, to }) => from <= day && day <= to)}
                      entries={entries.filter(({ date }) => date === day)}
                      renderEntry={renderEntry}
                      isOpened={opened === day}
                      onOpen={() => setOpened(day)}
                    />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  );
};
