import { useEffect, useId, useRef, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { assignRef } from '../assign-ref';
import { classNames } from '../class-names';
import { ToggleNote } from '../field/toggle-note';
import { Icon } from '../icon';
import styles from './checkbox.module.css';

type Native = Pick<InputHTMLAttributes<HTMLInputElement>, 'name' | 'onBlur' | 'onFocus' | 'tabIndex'>;

/** The props of `Checkbox`. */
export interface CheckboxProps extends Native {
  /** Clickable words beside the box. Without visible words give `aria-label`. */
  children?: ReactNode;
  'aria-label'?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Something below is chosen, but not all (trees, "select all"). */
  partly?: boolean;
  id?: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** Why it cannot be changed now; shown as the hint, the box stays focusable. */
  disabledReason?: string | undefined;
  readOnly?: boolean;
  className?: string;
  ref?: Ref<HTMLInputElement>;
}

/** One yes or no that takes effect with its form; for settings that act at once take Switch. */
export const Checkbox = ({
  children,
  checked,
  onChange,
  partly = false,
  id,
  hint,
  error,
  disabledReason,
  readOnly = false,
  className,
  ref,
  ...native
}: CheckboxProps) => {
  const ownId = useId();
  const controlId = id ?? ownId;
  const noteId = `${controlId}-note`;
  const input = useRef<HTMLInputElement>(null);
  const disabled = disabledReason !== undefined;
  const note = disabledReason ?? hint;
  useEffect(() => {
    // exists only as a property of the element
    if (input.current) input.current.indeterminate = partly;
  }, [partly]);
  return (
    <div className={classNames(styles.field, className)}>
      <label className={classNames(styles.row, disabled && styles.disabled, Boolean(error) && styles.invalid)}>
        <span className={styles.box}>
          <input
            {...native}
            ref={(node) => {
              input.current = node;
              return assignRef(ref, node);
            }}
            id={controlId}
            type="checkbox"
            className={styles.input}
            checked={checked}
            aria-describedby={error || note ? noteId : undefined}
            aria-invalid={error ? true : undefined}
            aria-disabled={disabled || undefined}
            aria-readonly={readOnly || undefined}
            onChange={(event) => {
              if (!disabled && !readOnly) onChange(event.target.checked);
            }}
          />
          <Icon name={partly ? 'minus' : 'check'} size={14} className={styles.mark} />
        </span>
        {children !== undefined && <span className={styles.words}>{children}</span>}
      </label>
      <ToggleNote id={noteId} error={error} note={note} className={styles.note} />
    </div>
  );
};
