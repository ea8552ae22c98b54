import { useId, type ReactNode, type Ref } from 'react';
import { classNames } from '../class-names';
import { ToggleNote } from '../field/toggle-note';
import styles from './switch.module.css';

/** The props of `Switch`. */
export interface SwitchProps {
  children: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  hint?: ReactNode;
  error?: string | undefined;
  disabledReason?: string | undefined;
  /** The setting is being saved: it shows the new state and takes no second press. */
  busy?: boolean;
  readOnly?: boolean;
  name?: string;
  id?: string;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** A setting that acts at once; inside forms take Checkbox (DESIGN §5). */
export const Switch = ({
  children,
  checked,
  onChange,
  hint,
  error,
  disabledReason,
  busy = false,
  readOnly = false,
  ref,
  ...native
}: SwitchProps) => {
  const noteId = useId();
  const note = disabledReason ?? hint;
  const disabled = disabledReason !== undefined;
  return (
    <div className={styles.field}>
      <label className={classNames(styles.row, disabled && styles.disabled, busy && styles.busy)}>
        <input
          {...native}
          ref={ref}
          type="checkbox"
          role="switch"
          className={styles.input}
          checked={checked}
          aria-describedby={error || note ? noteId : undefined}
          aria-invalid={error ? true : undefined}
          aria-disabled={disabled || undefined}
          aria-readonly={readOnly || undefined}
          aria-busy={busy || undefined}
          onChange={(event) => {
            if (!disabled && !readOnly && !busy) onChange(event.target.checked);
          }}
        />
        <span className={styles.words}>{children}</span>
      </label>
      <ToggleNote id={noteId} error={error} note={note} className={styles.note} />
    </div>
  );
};
