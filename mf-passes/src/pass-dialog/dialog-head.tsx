import type { ReactNode } from 'react';
import styles from './pass-dialog.module.css';

/** The header of a pass dialog: the quota with deadlines beside it, or below it on a phone. */
export const DialogHead = ({ quota, notices }: { quota: ReactNode; notices: ReactNode }) => (
  <div className={styles.head}>
    <div className={styles.quota}>{quota}</div>
    <div className={styles.notices}>{notices}</div>
  </div>
);
