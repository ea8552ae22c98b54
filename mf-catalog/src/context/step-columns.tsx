import { classNames } from '@fairfront/shared-kit/components/class-names';
import type { ReactNode } from 'react';
import styles from './step-columns.module.css';

interface StepColumnsProps {
  children: ReactNode;
  /** Beside the step, below it where there is no room. */
  side: ReactNode;
  /** The step scrolls parts of itself and takes exactly the room of the dialog; else it grows with its content. */
  isFixed?: boolean;
}

/** A step with a column beside it, from edge to edge of the body. It goes by its own width, not by the window's (CAT-266). */
export const StepColumns = ({ children, side, isFixed = false }: StepColumnsProps) => (
  <div className={styles.frame}>
    <div className={classNames(styles.columns, isFixed && styles.fixed)}>
      <div className={styles.main}>{children}</div>
      <div className={styles.side}>
        <div className={styles.resting}>{side}</div>
      </div>
    </div>
  </div>
);
