import type { ReactNode } from 'react';
import styles from './pass-dialog.module.css';

/** The class of the submit button: it takes the remaining width. */
export const submitClass = styles.submit;

/** The class of a second submit button: on a narrow bar it is on the line below the first one. */
export const anotherClass = styles.another;

interface FormActionsProps {
  note?: ReactNode;
  /** The effect of sending. */
  hint?: ReactNode;
  children: ReactNode;
}

/** The action bar of a form beside a list; the summary above the fields shows the errors. */
export const FormActions = ({ note, hint, children }: FormActionsProps) => (
  <div className={styles.actions}>
    {note}
    <div className={styles.buttons}>{children}</div>
    {hint && <p className={styles.hint}>{hint}</p>}
  </div>
);
