import type { ReactNode } from 'react';
import styles from './two-lines.module.css';

/** A cell of two lines: the main text or badge, and smaller details. */
export const TwoLines = ({ children, detail }: { children: ReactNode; detail?: ReactNode }) => (
  <>
    {typeof children === 'string' ? <span className={styles.name}>{children}</span> : children}
    {detail && <span className={styles.detail}>{detail}</span>}
  </>
);
