import { classNames } from '@fairfront/shared-kit/components/class-names';
import type { ReactNode } from 'react';
import styles from './step-columns.module.css';

interface StepColumnsProps {
  children: ReactNode;
  /** Beside the step, or below it if there is no room. */
  side: ReactNode;
  /** Whether the step has scrolling parts and takes exactly the height of the dialog; otherwise it grows with its content. */
  isFixed?: boolean;
}

/**
 * A step with a column beside it, across the full width of the body. The layout depends on its own width, not on that of the
 * window.
 */
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
