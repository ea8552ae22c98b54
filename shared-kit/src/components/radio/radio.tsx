import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { classNames } from '../class-names';
import { Field, splitFieldTexts, type FieldTexts } from '../field';
import styles from './radio.module.css';

/** The props of `Radio`. */
export interface RadioProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'name' | 'value' | 'checked' | 'onBlur' | 'aria-label'
> {
  /** Clickable words beside the circle; without them give `aria-label` (a row of a table). */
  children?: ReactNode;
  hint?: ReactNode;
  /** Why it cannot be chosen; shown under its words. */
  disabledReason?: string | undefined;
  id?: string | undefined;
  describedBy?: string | undefined;
  invalid?: boolean;
  onChoose: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** One circle, for rows that are more than words; lists of choices take `RadioGroup`. Arrows move within one `name`. */
export const Radio = ({
  children,
  hint,
  disabledReason,
  describedBy,
  invalid,
  onChoose,
  ref,
  ...native
}: RadioProps) => {
  const noteId = useId();
  const note = disabledReason ?? hint;
  const disabled = disabledReason !== undefined;
  return (
    <label className={classNames(styles.row, disabled && styles.disabled, invalid && styles.invalid)}>
      <span className={styles.circle}>
        <input
          {...native}
          ref={ref}
          type="radio"
          className={styles.input}
          aria-disabled={disabled || undefined}
          aria-describedby={classNames(describedBy, Boolean(note) && noteId) || undefined}
          onChange={() => {
            if (!disabled) onChoose();
          }}
        />
      </span>
      {children !== undefined && (
        <span className={styles.words}>
          {children}
          {note && (
            // shown under the words, but read as the description, not as a part of the name
            <span id={noteId} className={styles.note} aria-hidden="true">
              {note}
            </span>
          )}
        </span>
      )}
    </label>
  );
};

/** One of the answers. */
export interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  disabledReason?: string;
}

/** The props of `RadioGroup`. */
export interface RadioGroupProps<Value extends string> extends FieldTexts {
  options: readonly RadioOption<Value>[];
  /** Null while nothing is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
  onBlur?: () => void;
  name?: string;
  id?: string;
  /** Side by side, where the words are short. */
  inline?: boolean;
  readOnly?: boolean;
  required?: boolean;
}

/** A choice of a few that all stay visible; more than five take Select. */
export const RadioGroup = <Value extends string>(props: RadioGroupProps<Value>) => {
  const { texts, control } = splitFieldTexts(props);
  const { options, value, onChange, onBlur, name, id, inline, readOnly, required } = control;
  const ownName = useId();
  const chosen = options.find((option) => option.value === value);
  return (
    <Field {...texts} id={id} kind="group" role="radiogroup" required={required}>
      {() =>
        readOnly ? (
          <span className={styles.value}>{chosen?.label ?? '—'}</span>
        ) : (
          <div className={classNames(styles.options, inline && styles.inline)}>
            {options.map((option) => (
              <Radio
                key={option.value}
                name={name ?? ownName}
                value={option.value}
                checked={option.value === value}
                hint={option.hint}
                disabledReason={option.disabledReason ?? (texts.disabledReason === undefined ? undefined : '')}
                invalid={Boolean(texts.error)}
                onChoose={() => onChange(option.value)}
                onBlur={onBlur}
              >
                {option.label}
              </Radio>
            ))}
          </div>
        )
      }
    </Field>
  );
};
