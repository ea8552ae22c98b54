import { useId, type ReactNode } from 'react';
import { useTranslation } from '../../platform/facade';
import { classNames } from '../class-names';
import { Icon } from '../icon';
import styles from './field.module.css';

/** The words around a control, the same for every field of the kit. */
export interface FieldTexts {
  label: ReactNode;
  /** Below the control while there is no error. */
  hint?: ReactNode;
  /** Replaces the hint; already translated; line breaks are kept. */
  error?: string | undefined;
  /** Shows "optional" beside the label; required fields have no mark (DESIGN §5). */
  optional?: boolean;
  /** Why the field cannot be filled in now: the control looks sunken, stays focusable and shows this as its hint. */
  disabledReason?: string | undefined;
  /** The label is only for the screen reader (a search field, a table cell). */
  labelHidden?: boolean;
  /** At the end of the hint line, for example "116 / 250". */
  counter?: ReactNode;
  className?: string | undefined;
}

/** Splits the props of a field into its words and the rest, which belongs to the control. */
export const splitFieldTexts = <Props extends FieldTexts>({
  label,
  hint,
  error,
  optional,
  disabledReason,
  labelHidden,
  counter,
  className,
  ...control
}: Props) => ({
  texts: { label, hint, error, optional, disabledReason, labelHidden, counter, className } as FieldTexts,
  control,
});

/** The attributes of the control itself, so that its texts are read with it. */
export interface ControlWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-disabled': true | undefined;
}

/** The props of `Field`. */
export interface FieldProps extends FieldTexts {
  /** Id of the control; made up when absent. */
  id?: string | undefined;
  /** `group`: several controls under one label (radio buttons, dates), then `children` gets the id of the group. */
  kind?: 'single' | 'group';
  /** Role of the group. */
  role?: 'group' | 'radiogroup';
  /** For a group in which something must be selected; single controls have their own attribute. */
  required?: boolean | undefined;
  children: (wiring: ControlWiring & { labelId: string }) => ReactNode;
}

/**
 * Label above, control, hint or error below. The error is a polite live region: it is read when it appears on blur.
 */
export const Field = ({
  id,
  kind = 'single',
  role = 'group',
  required,
  label,
  hint,
  error,
  optional,
  disabledReason,
  labelHidden,
  counter,
  className,
  children,
}: FieldProps) => {
  const { t } = useTranslation('kit');
  const ownId = useId();
  const controlId = id ?? ownId;
  const labelId = `${controlId}-label`;
  const noteId = `${controlId}-note`;
  const note = disabledReason ?? hint;
  const wiring = {
    id: controlId,
    labelId,
    'aria-describedby': error || note || counter ? noteId : undefined,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-disabled': disabledReason !== undefined ? (true as const) : undefined,
  };
  const words = (
    <>
      {label}
      {optional && <span className={styles.optional}> {t('field.optional')}</span>}
    </>
  );
  const labelClasses = classNames(styles.label, labelHidden && 'ff-sr-only');
  const body = (
    <>
      {kind === 'single' ? (
        <label className={labelClasses} id={labelId} htmlFor={controlId}>
          {words}
        </label>
      ) : (
        <span className={labelClasses} id={labelId}>
          {words}
        </span>
      )}
      {children(wiring)}
      <FieldNote id={noteId} error={error} note={note} counter={counter} />
    </>
  );
  return kind === 'single' ? (
    <div className={classNames(styles.field, className)}>{body}</div>
  ) : (
    <div
      className={classNames(styles.field, className)}
      role={role}
      id={controlId}
      tabIndex={-1}
      aria-labelledby={labelId}
      aria-describedby={wiring['aria-describedby']}
      aria-required={(role === 'radiogroup' && required) || undefined}
      aria-invalid={role === 'radiogroup' ? wiring['aria-invalid'] : undefined}
      aria-disabled={wiring['aria-disabled']}
    >
      {body}
    </div>
  );
};

interface FieldNoteProps {
  id: string;
  error: string | undefined;
  note: ReactNode;
  counter: ReactNode;
}

/** The line under a control: the error with its icon, else the hint; the counter at its end. */
const FieldNote = ({ id, error, note, counter }: FieldNoteProps) => (
  <div className={styles.line} id={id}>
    <div className={styles.words} aria-live="polite">
      {error ? (
        <span className={styles.error}>
          <Icon name="cross-circle" size={14} className={styles.errorIcon} />
          <span>{error}</span>
        </span>
      ) : (
        note && <span className={styles.hint}>{note}</span>
      )}
    </div>
    {counter && <div className={classNames(styles.hint, styles.counter)}>{counter}</div>}
  </div>
);
