import type { ReactNode } from 'react';
import styles from './pass-dialog.module.css';

/** The head of a pass dialog: the quota, and deadlines beside it, on a phone under it. */
export const DialogHead = ({ quota, notices }: { quota: ReactNode; notices: ReactNode }) => (
  <div className={styles.head}>
    <div className={styles.quota}>{quota}</div>
    <div className={styles.notices}>{notices}</div>
  </div>
);
