import {
  endOfMonth,
  GregorianCalendar,
  parseDate,
  startOfMonth,
  type CalendarDate,
  type DateValue,
} from '@internationalized/date';
import type { ReactNode } from 'react';
import { I18nProvider, useLocale } from 'react-aria/I18nProvider';
import { mergeProps } from 'react-aria/mergeProps';
import { useCalendar, useCalendarGrid } from 'react-aria/useCalendar';
import { useKeyboard } from 'react-aria/useKeyboard';
import { useCalendarState, type CalendarSelectionMode } from 'react-stately/useCalendarState';
import { languageOf } from '../../domain/common';
import { monthTitle, weekdayNames } from '../../platform/formats';
import { useTranslation } from '../../platform/facade';
import { IconButton } from '../button';
import { useKitLocale } from '../locales';
import { DayCell, type DayVariant } from './day-cell';
import styles from './month-calendar.module.css';

/** The props of `MonthCalendar`. */
export interface MonthCalendarProps {
  /** Names the calendar and its grid, together with the month. */
  label: string;
  /** The chosen days, YYYY-MM-DD; at most one without `multiple`. */
  value: readonly string[];
  /** Called with the new selection, in the order of selection. */
  onChange: (days: string[]) => void;
  /** Day on which the keyboard starts, YYYY-MM-DD. */
  start: string;
  today: string;
  /** Days of the first and the last month that can be shown. */
  min?: string | undefined;
  max?: string | undefined;
  /** Several days may be selected: Shift with an arrow adds the next day. */
  multiple?: boolean;
  /** The days can be read but not selected. */
  readOnly?: boolean;
  variant: (day: string) => DayVariant;
  autoFocus?: boolean;
  /** Replaces the month title: selects for month and year. */
  head?: ((month: string, setMonth: (month: string) => void) => ReactNode) | undefined;
  /** At the end of the header. */
  headEnd?: ReactNode;
}

const gregorian = () => new GregorianCalendar();

/**
 * A month as a grid of days, on the calendar of react-aria: its keyboard, its focus and its announcements of month and
 * choice. Weeks begin on Monday in both languages. The base of DatePicker and PeriodCalendar.
 */
export const MonthCalendar = (props: MonthCalendarProps) => (
  <I18nProvider locale={languageOf(useKitLocale()).tag}>
    <Month {...props} />
  </I18nProvider>
);

const Month = (props: MonthCalendarProps) => {
  const { label, value, onChange, start, today, min, max, multiple = false, readOnly = false, variant } = props;
  const { autoFocus = false, head, headEnd } = props;
  const { t } = useTranslation('kit');
  const language = useKitLocale();
  const { locale } = useLocale();
  const days = value.map(parseDate);
  const isBlocked = (day: string) => variant(day).blocked !== undefined;
  const options = {
    'aria-label': label,
    selectionMode: (multiple ? 'multiple' : 'single') as CalendarSelectionMode,
    value: multiple ? days : (days[0] ?? null),
    onChange: (next: CalendarDate | readonly CalendarDate[]) => onChange([next].flat().map(String)),
    defaultFocusedValue: parseDate(start),
    minValue: min === undefined ? undefined : startOfMonth(parseDate(min)),
    maxValue: max === undefined ? undefined : endOfMonth(parseDate(max)),
    isDateUnavailable: (date: DateValue) => isBlocked(date.toString()),
    isReadOnly: readOnly,
    autoFocus,
    firstDayOfWeek: 'mon' as const,
  };
  const state = useCalendarState({ ...options, locale, createCalendar: gregorian });
  const { calendarProps, prevButtonProps, nextButtonProps } = useCalendar(options, state);
  const { gridProps, headerProps, weeksInMonth } = useCalendarGrid({ firstDayOfWeek: 'mon' }, state);
  const { keyboardProps } = useKeyboard({
    isDisabled: !multiple || readOnly,
    allowRepeats: true,
    shortcuts: {
      'Shift+ArrowLeft': () => extend(-1),
      'Shift+ArrowRight': () => extend(1),
      'Shift+ArrowUp': () => extend(-7),
      'Shift+ArrowDown': () => extend(7),
    },
  });
  const extend = (count: number) => {
    const from = state.focusedDate;
    const to = from.add({ days: count });
    const taken = [from, to].map(String).filter((day) => !isBlocked(day));
    onChange([...new Set([...value, ...taken])]);
    state.setFocusedDate(to);
  };
  const month = state.visibleRange.start.toString();
  const long = weekdayNames(language, 'long');

  return (
    <div {...calendarProps} className={styles.calendar}>
      <div className={styles.head}>
        {head ? (
          head(month, (day) => state.setFocusedDate(parseDate(day)))
        ) : (
          <span className={styles.title}>{monthTitle(month, language)}</span>
        )}
        {headEnd}
        <span className={styles.turns}>
          <IconButton
            icon="chevron-left"
            label={t('monthCalendar.previous')}
            disabled={prevButtonProps.isDisabled === true}
            onClick={() => state.focusPreviousPage()}
          />
          <IconButton
            icon="chevron-right"
            label={t('monthCalendar.next')}
            disabled={nextButtonProps.isDisabled === true}
            onClick={() => state.focusNextPage()}
          />
        </span>
      </div>
      <table {...mergeProps(gridProps, keyboardProps)} className={styles.grid}>
        <thead {...headerProps}>
          <tr>
            {weekdayNames(language, 'short').map((name, index) => (
              <th key={name} scope="col" className={styles.weekday} abbr={long[index]}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: weeksInMonth }, (_, week) => (
            <tr key={week}>
              {state.getDatesInWeek(week).map(
                (date, index) =>
                  date && (
                    // keyed by position, so that the focus stays in the element when the month changes
                    <DayCell
                      key={index}
                      date={date}
                      state={state}
                      variant={variant(date.toString())}
                      weekday={long[index]}
                      isToday={date.toString() === today}
                    />
                  ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.reason} aria-live="polite">
        {state.isFocused ? variant(state.focusedDate.toString()).blocked : ''}
      </p>
    </div>
  );
};
