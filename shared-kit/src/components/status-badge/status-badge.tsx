import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon, type IconName } from '../icon';
import styles from './status-badge.module.css';

/** How a status is to be taken. */
export type StatusTone = 'success' | 'info' | 'warning' | 'danger' | 'neutral';

/** The props of `StatusBadge`. */
export interface StatusBadgeProps {
  tone: StatusTone;
  /** Colour never works alone: the drawing repeats the meaning (DESIGN §1). */
  icon: IconName;
  /** The text. */
  children: ReactNode;
  /** `badge` has a background, `plain` is icon and text only, for facts of a tile. */
  variant?: 'badge' | 'plain';
  className?: string;
}

/** A status as icon and text. */
export const StatusBadge = ({ tone, icon, children, variant = 'badge', className }: StatusBadgeProps) => (
  <span className={classNames(styles[variant], styles[tone], className)}>
    <Icon name={icon} size={variant === 'badge' ? 14 : 16} className={styles.icon} />
    {children}
  </span>
);
