import { addDays, daysBetween } from '@fairfront/shared-kit/domain/common';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { useDebouncedCommit } from '@fairfront/shared-kit/components/debounced-commit';
import { classNames } from '@fairfront/shared-kit/components/class-names';
import { Field, splitFieldTexts, type FieldTexts } from '@fairfront/shared-kit/components/field';
import { MonthCalendar } from '@fairfront/shared-kit/components/month-calendar';
import styles from './period-calendar.module.css';

/** The periods of an exhibition; each has a colour, a pattern and a name. */
type PeriodKind = 'installation' | 'exhibition' | 'dismantling';

/** A period of days, both ends included, YYYY-MM-DD. */
export interface ExhibitionPeriod {
  kind: PeriodKind;
  from: string;
  to: string;
}

/** The props of `PeriodCalendar`. */
export interface PeriodCalendarProps extends FieldTexts {
  periods: readonly ExhibitionPeriod[];
  /** The selected days, YYYY-MM-DD, in calendar order. */
  value: readonly string[];
  /** Called once after a pause of 500 ms, or at once on blur or unmount. */
  onChange: (value: string[]) => void;
  /** Why a day cannot be ordered; undefined if it can. */
  blocked: (day: string) => string | undefined;
  today: string;
  /** The first and last day of the calendar; defaults to those of the periods. */
  min?: string;
  max?: string;
  onBlur?: () => void;
  id?: string;
  name?: string;
  readOnly?: boolean;
  busy?: boolean;
}

const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((day, index) => day === other[index]);

/**
 * Selects several days of an exhibition. Period days have fill and pattern, days that cannot be ordered only the pattern.
 * Shift with an arrow selects a range; "Whole exhibition" selects all exhibition days that can be ordered.
 */
export const PeriodCalendar = (props: PeriodCalendarProps) => {
  const { texts, control } = splitFieldTexts(props);
  const { periods, value, onChange, blocked, today, id, onBlur, readOnly = false, busy = false } = control;
  const { t } = useTranslation('services');
  const { shown, change, flush } = useDebouncedCommit<readonly string[]>(
    value,
    (days) => onChange([...days]),
    isSameList,
  );
  const bounds = periods.flatMap(({ from, to }) => [from, to]).sort();
  const min = control.min ?? bounds[0];
  const max = control.max ?? bounds.at(-1);
  const locked = texts.disabledReason !== undefined || readOnly || busy;

  const set = (days: readonly string[]) => change([...new Set(days)].sort());
  const exhibitionDays = periods
    .filter(({ kind }) => kind === 'exhibition')
    .flatMap(({ from, to }) => daysFrom(from, to))
    .filter((day) => blocked(day) === undefined);
  const hasAll = exhibitionDays.length > 0 && exhibitionDays.every((day) => shown.includes(day));
  const firstFree = bounds.length > 0 ? daysFrom(min ?? today, max ?? today).find((day) => !blocked(day)) : undefined;

  const periodOf = (day: string) => periods.find(({ from, to }) => day >= from && day <= to);
  const variant = (day: string) => {
    const period = periodOf(day);
    return {
      blocked: texts.disabledReason ?? blocked(day),
      note: period && t(`periodCalendar.${period.kind}`),
      className: period
        ? classNames(
            styles.period,
            styles[period.kind],
            day === period.from && styles.first,
            day === period.to && styles.last,
            blocked(day) !== undefined && styles.closed,
          )
        : undefined,
    };
  };
  return (
    <Field {...texts} id={id} kind="group">
      {() => (
        <div
          aria-busy={busy || undefined}
          onBlur={(event) => {
            if (event.currentTarget.contains(event.relatedTarget)) return;
            flush();
            onBlur?.();
          }}
        >
          <MonthCalendar
            label={typeof texts.label === 'string' ? texts.label : t('periodCalendar.days')}
            start={shown[0] ?? firstFree ?? min ?? today}
            today={today}
            min={min}
            max={max}
            multiple
            readOnly={locked}
            value={shown}
            onChange={set}
            variant={variant}
            headEnd={
              exhibitionDays.length > 0 &&
              !locked && (
                <button
                  type="button"
                  className={styles.shortcut}
                  aria-pressed={hasAll}
                  onClick={() =>
                    set(hasAll ? shown.filter((day) => !exhibitionDays.includes(day)) : [...shown, ...exhibitionDays])
                  }
                >
                  {t('periodCalendar.whole')}
                </button>
              )
            }
          />
          <PeriodLegend periods={periods} />
        </div>
      )}
    </Field>
  );
};

/** Every day from one to another, both included. */
const daysFrom = (from: string, to: string): string[] =>
  Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => addDays(from, index));

/** The legend: period names with their patterns, in the order of the exhibition. */
const PeriodLegend = ({ periods }: { periods: readonly Pick<ExhibitionPeriod, 'kind'>[] }) => {
  const { t } = useTranslation('services');
  const kinds = [...new Set(periods.map(({ kind }) => kind))];
  return (
    <ul className={styles.legend}>
      {kinds.map((kind) => (
        <li key={kind} className={styles.legendItem}>
          <span className={classNames(styles.swatch, styles[kind])} aria-hidden="true" />
          {t(`periodCalendar.${kind}`)}
        </li>
      ))}
    </ul>
  );
};
