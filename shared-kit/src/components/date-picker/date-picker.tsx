import { useRef, useState, type KeyboardEvent } from 'react';
import { monthStart, monthTitle, readDay, writeDay } from '../../platform/formats';
import { useTranslation } from '../../platform/facade';
import { assignRef } from '../assign-ref';
import { IconButton } from '../button';
import { useKitLocale } from '../locales';
import { useIssueText } from '../field/issue-texts';
import { DateTextField, type DateTextFieldProps } from '../masked-field';
import { clampDay, MonthCalendar } from '../month-calendar';
import { OptionPopover } from '../option-list';
import styles from './date-picker.module.css';

/** The year list goes down to this year; earlier ones are typed. */
const earliestListedYear = 2000;

/** The props of `DatePicker`. */
export interface DatePickerProps extends Omit<DateTextFieldProps, 'end' | 'icon'> {
  /** First and last day that may be chosen, YYYY-MM-DD; the days beyond are greyed and say why. */
  min?: string;
  max?: string;
  /** Why a day within the bounds cannot be chosen. */
  blocked?: (day: string) => string | undefined;
  /** Day that is marked as today; default: of the browser's clock. */
  today?: string;
}

const todayHere = (): string => {
  const now = new Date();
  return writeDay({ year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() });
};

/** A date that is typed, or picked by day, month and year. The value: see `DateTextField`. */
export const DatePicker = ({ min, max, blocked, today = todayHere(), ref, ...props }: DatePickerProps) => {
  const { t } = useTranslation('kit');
  const input = useRef<HTMLInputElement>(null);
  const frame = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const issueText = useIssueText(isOpen);
  const { value, onChange, disabledReason, readOnly } = props;
  const locked = disabledReason !== undefined || readOnly === true;
  const chosen = readDay(value) ? value : null;
  const label = typeof props.label === 'string' ? props.label : t('datePicker.calendar');

  const open = () => {
    // hangs from the whole frame, not from the button in it
    frame.current = input.current?.parentElement ?? null;
    setOpen(true);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowDown' && event.altKey && !locked) {
      event.preventDefault();
      open();
    } else props.onKeyDown?.(event);
  };
  const choose = (day: string) => {
    setOpen(false);
    onChange(day);
  };
  const reasonOf = (day: string): string | undefined => {
    if (min !== undefined && day < min) return issueText({ rule: 'minDate', date: min });
    if (max !== undefined && day > max) return issueText({ rule: 'maxDate', date: max });
    return blocked?.(day);
  };
  return (
    <>
      <DateTextField
        {...props}
        onKeyDown={press}
        ref={(node) => {
          input.current = node;
          return assignRef(ref, node);
        }}
        end={
          !locked && (
            <IconButton
              icon="calendar"
              label={t('datePicker.open')}
              className={styles.button}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              onClick={open}
            />
          )
        }
      />
      <OptionPopover anchor={frame} isOpen={isOpen} onOpenChange={setOpen} free title={props.label} label={label}>
        <div className={styles.panel}>
          <MonthCalendar
            label={label}
            start={chosen ?? clampDay(today, min, max)}
            today={today}
            variant={(day) => ({ chosen: day === chosen, blocked: reasonOf(day) })}
            onChoose={choose}
            autoFocus
            head={(month, setMonth) => (
              <MonthAndYear
                month={month}
                onChange={setMonth}
                newestYear={Number((max ?? today).slice(0, 4)) + (max ? 0 : 10)}
              />
            )}
          />
        </div>
      </OptionPopover>
    </>
  );
};

interface MonthAndYearProps {
  month: string;
  onChange: (month: string) => void;
  newestYear: number;
}

const MonthAndYear = ({ month, onChange, newestYear }: MonthAndYearProps) => {
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
