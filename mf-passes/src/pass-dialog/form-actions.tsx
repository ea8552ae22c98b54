import type { ReactNode } from 'react';
import styles from './pass-dialog.module.css';

/** Class of the button that sends a form: it takes the width that the others leave. */
export const submitClass = styles.submit;

/** Class of a second button that sends: where the bar is narrow it shares the line below the first one. */
export const anotherClass = styles.another;

interface FormActionsProps {
  note?: ReactNode;
  /** What sending does. */
  hint?: ReactNode;
  children: ReactNode;
}

/** The action bar of a form beside a list; what is wrong stands in the summary over the fields. */
export const FormActions = ({ note, hint, children }: FormActionsProps) => (
  <div className={styles.actions}>
    {note}
    <div className={styles.buttons}>{children}</div>
    {hint && <p className={styles.hint}>{hint}</p>}
  </div>
);
