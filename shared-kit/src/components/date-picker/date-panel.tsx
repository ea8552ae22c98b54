import { MonthCalendar } from '../month-calendar';
import { OptionPopover, type OptionPopoverProps } from '../option-list';
import { MonthAndYear } from './month-and-year';
import styles from './date-picker.module.css';

/** The props of `DatePanel`. */
export interface DatePanelProps extends Pick<OptionPopoverProps, 'anchor' | 'isOpen' | 'onOpenChange' | 'title'> {
  label: string;
  /** The chosen day, YYYY-MM-DD. */
  chosen: string | null;
  start: string;
  today: string;
  newestYear: number;
  /** Why a day cannot be chosen. */
  reasonOf: (day: string) => string | undefined;
  onChoose: (day: string) => void;
}

/** The calendar of a date field, below it or, on narrow screens, in a sheet. */
export const DatePanel = (props: DatePanelProps) => {
  const { anchor, isOpen, onOpenChange, title, label, chosen, start, today, newestYear, reasonOf, onChoose } = props;
  return (
    <OptionPopover anchor={anchor} isOpen={isOpen} onOpenChange={onOpenChange} free title={title} label={label}>
      <div className={styles.panel}>
        <MonthCalendar
          label={label}
          value={chosen === null ? [] : [chosen]}
          onChange={([day]) => {
            onOpenChange(false);
            if (day !== undefined) onChoose(day);
          }}
          start={start}
          today={today}
          variant={(day) => ({ blocked: reasonOf(day) })}
          autoFocus
          head={(month, setMonth) => <MonthAndYear month={month} onChange={setMonth} newestYear={newestYear} />}
        />
      </div>
    </OptionPopover>
  );
};
