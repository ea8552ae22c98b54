import { useRef, useState, type KeyboardEvent } from 'react';
import { readDay, writeDay } from '../../platform/formats';
import { useTranslation } from '../../platform/facade';
import { assignRef } from '../assign-ref';
import { IconButton } from '../button';
import { useIssueText } from '../field/issue-texts';
import { DateTextField, type DateTextFieldProps } from '../masked-field';
import { fetchAhead, OnDemand } from '../on-demand';
import styles from './date-picker.module.css';

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

const loadPanel = async () => (await import('./date-panel')).DatePanel;

/** Asks for the code of the calendar as soon as somebody comes near its button. */
const fetchPanel = (): void => fetchAhead(loadPanel);

const todayHere = (): string => {
  const now = new Date();
  return writeDay({ year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() });
};

const clampDay = (day: string, min?: string, max?: string): string => {
  if (min !== undefined && day < min) return min;
  return max !== undefined && day > max ? max : day;
};

/** Without a bound, the year list goes on for so many years. */
const yearsAhead = 10;

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
              onFocus={fetchPanel}
              onPointerEnter={fetchPanel}
            />
          )
        }
      />
      <OnDemand load={loadPanel} isOpen={isOpen} onOpenChange={setOpen}>
        {(Panel) => (
          <Panel
            anchor={frame}
            isOpen={isOpen}
            onOpenChange={setOpen}
            title={props.label}
            label={typeof props.label === 'string' ? props.label : t('datePicker.calendar')}
            chosen={chosen}
            start={chosen ?? clampDay(today, min, max)}
            today={today}
            newestYear={max === undefined ? Number(today.slice(0, 4)) + yearsAhead : Number(max.slice(0, 4))}
            reasonOf={reasonOf}
            onChoose={onChange}
          />
        )}
      </OnDemand>
    </>
  );
};
