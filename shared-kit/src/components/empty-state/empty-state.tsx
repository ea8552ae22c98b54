import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon, type IconName } from '../icon';
import styles from './empty-state.module.css';

/** The props of `EmptyState`. */
export interface EmptyStateProps {
  /** The situation: "No passes yet". */
  title: ReactNode;
  /** One sentence why, and what to do. */
  children?: ReactNode;
  /** One main action, at most one more beside it. */
  actions?: ReactNode;
  /** `lock` for no access, `cross-circle` for a failed load; none for a plain empty list. */
  icon?: IconName;
  tone?: 'neutral' | 'danger';
  /** Level of the heading inside its surface; 1 where it is the whole screen. */
  level?: 1 | 2 | 3 | 4 | 5 | 6;
  /** Read out when it takes the place of a list: after a filter or a failed load. */
  live?: boolean;
  className?: string;
}

/** Why a place is empty: nothing yet, nothing found, deadline passed, no right (DESIGN §6). */
export const EmptyState = ({
  title,
  children,
  actions,
  icon,
  tone = 'neutral',
  level = 3,
  live = false,
  className,
}: EmptyStateProps) => {
  const Heading = `h${level}` as const;
  return (
    <div role={live ? 'status' : undefined} className={classNames(styles.empty, styles[tone], className)}>
      <Heading className={classNames(level === 1 ? 'ff-h1' : 'ff-h4', styles.title)}>
        {icon && <Icon name={icon} size={20} className={styles.icon} />}
        {title}
      </Heading>
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
};
