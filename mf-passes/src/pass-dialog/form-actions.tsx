import { FormNotice } from '@fairfront/shared-kit/forms';
import type { ReactNode } from 'react';
import styles from './pass-dialog.module.css';

/** Class of the button that sends a form: it takes the width that the others leave. */
export const submitClass = styles.submit;

/** The action bar of a form beside a list: what the server refused, then the buttons. */
export const FormActions = ({ note, children }: { note?: ReactNode; children: ReactNode }) => (
  <div className={styles.actions}>
    <FormNotice />
    {note}
    <div className={styles.buttons}>{children}</div>
  </div>
);
