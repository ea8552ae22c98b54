import { useId, useState } from 'react';
import { formatProseDate, weekdayNames, weekdayOf, twoDigits } from '@fairfront/shared-kit/platform/formats';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { classNames } from '@fairfront/shared-kit/components/class-names';
import { Field, splitFieldTexts, type FieldTexts } from '@fairfront/shared-kit/components/field';
import { useDebouncedCommit } from '@fairfront/shared-kit/components/debounced-commit';
import { Icon } from '@fairfront/shared-kit/components/icon';
import { useKitLocale } from '@fairfront/shared-kit/components/locales';
import { overlapsChosen, slotGroups, slotHours } from '@fairfront/shared-kit/domain/common';
import styles from './slot-picker.module.css';

/** `08:00–10:00`. */
export const slotText = (start: number): string => `${twoDigits(start)}:00–${twoDigits(start + slotHours)}:00`;

/** The start hours of the selected slots by date: `{ '2026-06-16': [10, 12] }`. */
export type SlotsByDate = Readonly<Record<string, readonly number[]>>;

/** The props of `SlotPicker`. */
export interface SlotPickerProps extends FieldTexts {
  /** The displayed dates, YYYY-MM-DD. */
  dates: readonly string[];
  value: SlotsByDate;
  /** Called once after a pause of 500 ms, or at once on blur or unmount. */
  onChange: (value: SlotsByDate) => void;
  /** The offered start hours; each group is a row of each date. */
  groups?: readonly (readonly number[])[];
  /** Why a slot is closed. */
  blocked?: (date: string, start: number) => string | undefined;
  /** Whether the last slot of a single date must stay, as in a cart line. */
  keepsLast?: boolean;
  onBlur?: () => void;
  id?: string;
  name?: string;
  readOnly?: boolean;
  busy?: boolean;
}

const isSame = (one: SlotsByDate, other: SlotsByDate): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Two-hour slots by date, one row per date and group; overlapping slots disable each other. */
export const SlotPicker = (props: SlotPickerProps) => {
  const { texts, control } = splitFieldTexts(props);
  const { dates, value, onChange, groups = slotGroups, blocked, keepsLast = false, onBlur, id } = control;
  const { readOnly = false, busy = false } = control;
  const { t } = useTranslation('services');
  const locale = useKitLocale();
  const { shown, change, flush } = useDebouncedCommit(value, onChange, isSame);
  const locked = texts.disabledReason !== undefined || busy;
  // a read-only selection is text, not a row of disabled boxes (DESIGN §6)
  const offered = readOnly ? [] : groups;
  const weekdays = weekdayNames(locale, 'short');
  /** Why the pressed slot cannot be selected, shown below the date. */
  const [conflict, setConflict] = useState<{ date: string; reason: string } | null>(null);
  const total = dates.reduce((sum, date) => sum + (shown[date]?.length ?? 0), 0);

  const toggle = (date: string, start: number) => {
    const chosen = shown[date] ?? [];
    const next = chosen.includes(start)
      ? chosen.filter((one) => one !== start)
      : [...chosen, start].sort((a, b) => a - b);
    change({ ...shown, [date]: next });
  };
  const reasonOf = (date: string, start: number): string | undefined => {
    const chosen = shown[date] ?? [];
    if (chosen.includes(start)) return keepsLast && total === 1 ? t('slotPicker.last') : undefined;
    if (overlapsChosen(start, chosen)) return t('slotPicker.overlap');
    return blocked?.(date, start);
  };
  return (
    <Field {...texts} id={id} kind="group">
      {() => (
        <div
          className={classNames(styles.dates, locked && styles.locked)}
          aria-busy={busy || undefined}
          onBlur={(event) => {
            if (event.currentTarget.contains(event.relatedTarget)) return;
            flush();
            onBlur?.();
          }}
        >
          {dates.map((date) => {
            const name = `${weekdays[weekdayOf(date)]} ${formatProseDate(date, locale)}`;
            const count = shown[date]?.length ?? 0;
            return (
              <div key={date} className={styles.date} role="group" aria-label={name}>
                <p className={styles.head}>
                  <span className={styles.name}>{name}</span>
                  <span className={styles.count} aria-live="polite">
                    {t('slotPicker.count', { count })}
                  </span>
                </p>
                <div className={styles.groups}>
                  {readOnly && <p className={styles.text}>{shown[date]?.map(slotText).join(', ') || '—'}</p>}
                  {offered.map((starts) => (
                    <div key={starts.join()} className={styles.row}>
                      {starts.map((start) => (
                        <Slot
                          key={start}
                          start={start}
                          checked={shown[date]?.includes(start) ?? false}
                          reason={reasonOf(date, start)}
                          locked={locked}
                          onToggle={() => toggle(date, start)}
                          onConflict={(reason) => setConflict(reason === undefined ? null : { date, reason })}
                        />
                      ))}
                    </div>
                  ))}
                  {conflict?.date === date && <p className={styles.reason}>{conflict.reason}</p>}
                </div>
              </div>
            );
          })}
        </div>
      )}
    </Field>
  );
};

interface SlotProps {
  start: number;
  checked: boolean;
  /** Why it cannot be changed. */
  reason: string | undefined;
  locked: boolean;
  onToggle: () => void;
  /** Called on focus or a rejected press with the reason, or without one. */
  onConflict: (reason: string | undefined) => void;
}

const Slot = ({ start, checked, reason, locked, onToggle, onConflict }: SlotProps) => {
  const reasonId = useId();
  const closed = reason !== undefined && !checked;
  return (
    <label className={classNames(styles.slot, checked && styles.checked, closed && styles.closed)}>
      <input
        type="checkbox"
        className={styles.input}
        checked={checked}
        aria-disabled={locked || reason !== undefined || undefined}
        aria-describedby={reason ? reasonId : undefined}
        onFocus={() => onConflict(reason)}
        onChange={() => {
          onConflict(reason);
          if (!locked && reason === undefined) onToggle();
        }}
      />
      {checked && <Icon name="check" size={14} />}
      {slotText(start)}
      {reason && (
        <span id={reasonId} hidden>
          {reason}
        </span>
      )}
    </label>
  );
};
