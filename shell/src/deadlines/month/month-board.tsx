import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Button, IconButton } from '@fairfront/shared-kit/components/button';
import { classNames } from '@fairfront/shared-kit/components/class-names';
import { PeriodKey, type ExhibitionPeriod } from '../../exhibition/timeline';
import { Icon, type IconName } from '@fairfront/shared-kit/components/icon';
import { useKitLocale } from '@fairfront/shared-kit/components/locales';
import { dayByKey, weekdayOf } from '@fairfront/shared-kit/components/month-calendar';
import {
  formatDayAndMonth,
  formatLongDate,
  monthStart,
  monthTitle,
  weekdayNames,
  weeksOfMonth,
} from '@fairfront/shared-kit/platform/formats';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { addDays } from '@fairfront/shared-kit/domain/common';
import fill from '../../exhibition/timeline/period-fill.module.css';
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

/** Something on a day of the board. */
export interface BoardEntry {
  id: string;
  /** YYYY-MM-DD */
  date: string;
  label: string;
  icon: IconName;
  tone: 'neutral' | 'warning' | 'success' | 'primary';
  /** The meaning of the tone, for screen readers: "soon", "done". */
  note?: string | undefined;
}

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
  renderEntry?: (entry: BoardEntry, variant: { className: string; tabIndex: number; children: ReactNode }) => ReactNode;
  /** Right of the head, for example a choice of what is shown. */
  headEnd?: ReactNode;
}

/** More entries of a day wait behind "2 more". */
const shownEntries = 3;

/**
 * A month as a board: periods as strips with their patterns, entries in their days. One day at a time is in the tab order:
 * arrows, Home, End and the Page keys move between days and months, Enter follows the first entry of the day (DESIGN §12).
 */
export const MonthBoard = ({
  month,
  onMonthChange,
  today,
  periods,
  entries,
  renderEntry,
  headEnd,
}: MonthBoardProps) => {
  const { t } = useTranslation('deadlines');
  const locale = useKitLocale();
  const titleId = useId();
  const table = useRef<HTMLTableElement>(null);
  const weeks = boardWeeks(month, today);
  const days = weeks.flat();
  const [wanted, setWanted] = useState(today);
  const [opened, setOpened] = useState<string | null>(null);
  const current = days.includes(wanted) ? wanted : days.includes(today) ? today : monthStart(month);
  // where the keyboard went: the focus follows once that month is drawn, which may come later than the press
  const moved = useRef<{ day: string; month: string } | null>(null);
  useEffect(() => {
    if (moved.current?.month !== monthStart(month)) return;
    table.current?.querySelector<HTMLElement>(`[data-day="${moved.current.day}"]`)?.focus();
    moved.current = null;
  });

  const go = (day: string, byMonth: boolean) => {
    const turns = byMonth || !days.includes(day);
    moved.current = { day, month: monthStart(turns ? day : month) };
    setWanted(day);
    if (turns) onMonthChange(monthStart(day));
  };
  const press = (event: KeyboardEvent<HTMLElement>, day: string) => {
    // keys of a link inside the day belong to the link
    if (event.target !== event.currentTarget) return;
    if (event.key === 'Enter') {
      event.currentTarget.querySelector<HTMLElement>('a, button')?.click();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = dayByKey(day, event.key, event.shiftKey);
    if (next === undefined) return;
    event.preventDefault();
    go(next, event.key.startsWith('Page'));
  };
  const long = weekdayNames(locale, 'long');

  const entryOf = (entry: BoardEntry, isCurrent: boolean) => {
    const variant = {
      className: classNames(styles.entry, styles[entry.tone], renderEntry && styles.follows),
      tabIndex: isCurrent ? 0 : -1,
      children: (
        <>
          <Icon name={entry.icon} size={14} className={styles.mark} />
          <span className={styles.label}>{entry.label}</span>
          {entry.note && <span className="ff-sr-only">, {entry.note}</span>}
        </>
      ),
    };
    return (
      <li key={entry.id} title={entry.label}>
        {renderEntry ? renderEntry(entry, variant) : <span className={variant.className}>{variant.children}</span>}
      </li>
    );
  };

  const dayCell = (day: string, index: number) => {
    const period = periods.find(({ from, to }) => from <= day && day <= to);
    const own = entries.filter(({ date }) => date === day);
    const isCurrent = day === current;
    const hidden = opened === day || own.length <= shownEntries ? 0 : own.length - shownEntries + 1;
    const isFirst = index === 0 || day.endsWith('-01');
    return (
      // named by what it holds, so that the name and what is seen never differ
      <td
        key={day}
        role="gridcell"
        data-day={day}
        tabIndex={isCurrent ? 0 : -1}
        aria-current={day === today ? 'date' : undefined}
        className={classNames(
          styles.day,
          day.slice(0, 7) !== month.slice(0, 7) && styles.outside,
          day === today && styles.today,
        )}
        onFocus={() => setWanted(day)}
        onKeyDown={(event) => press(event, day)}
      >
        <div className={styles.dayHead}>
          <time dateTime={day} title={formatLongDate(day, locale)} className={styles.number}>
            <span aria-hidden="true">{isFirst ? formatDayAndMonth(day, locale) : Number(day.slice(8))}</span>
            <span className="ff-sr-only">{`${formatLongDate(day, locale)}, ${long[weekdayOf(day)]}`}</span>
          </time>
          {day === today && (
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
        {own.length > 0 && (
          <ul className={styles.entries}>
            {own.slice(0, own.length - hidden).map((entry) => entryOf(entry, isCurrent))}
            {hidden > 0 && (
              <li>
                <button
                  type="button"
                  tabIndex={isCurrent ? 0 : -1}
                  className={styles.more}
                  onClick={() => setOpened(day)}
                >
                  {t('monthGrid.more', { count: hidden })}
                </button>
              </li>
            )}
          </ul>
        )}
      </td>
    );
  };

  const turn = (count: number, icon: 'chevron-left' | 'chevron-right') => {
    const target = monthStart(month, count);
    return <IconButton icon={icon} label={monthTitle(target, locale)} onClick={() => onMonthChange(target)} />;
  };
  const goToday = () => {
    setWanted(today);
    if (!days.includes(today)) onMonthChange(monthStart(today));
  };
  return (
    <section className={styles.board} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title} aria-live="polite">
          {monthTitle(month, locale)}
        </h2>
        {turn(-1, 'chevron-left')}
        {turn(1, 'chevron-right')}
        <Button variant="text" size="sm" onClick={goToday}>
          {t('monthGrid.goToday')}
        </Button>
        <div className={styles.headEnd}>
          <PeriodKey />
          {headEnd}
        </div>
      </div>
      <div className={styles.sideways} data-scrolls-sideways="">
        <table ref={table} role="grid" aria-labelledby={titleId} className={styles.grid}>
          <thead>
            <tr>
              {long.map((name) => (
                <th key={name} scope="col" className={styles.weekday}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week, row) => (
              <tr key={week[0]}>{week.map((day, column) => dayCell(day, row * 7 + column))}</tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
};
