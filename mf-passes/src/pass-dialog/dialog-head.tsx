import { useNarrow } from '@fairfront/shared-kit/components/viewport';
import type { ReactNode } from 'react';
import styles from './pass-dialog.module.css';

/** The head of a pass dialog: the quota, and beside it deadlines and windows, which a phone shows over its list. */
export const DialogHead = ({ quota, notices }: { quota: ReactNode; notices: ReactNode }) => {
  const isNarrow = useNarrow();
  return (
    <div className={styles.head}>
      <div className={styles.quota}>{quota}</div>
      {!isNarrow && <div className={styles.notices}>{notices}</div>}
    </div>
  );
};
