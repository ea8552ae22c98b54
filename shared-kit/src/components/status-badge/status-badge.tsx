import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon, type IconName } from '../icon';
import type { CatalogOrderStatus } from '../../platform/entities';
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

/** Tone and drawing of a status; the word comes from the texts of the package that owns the status. */
export interface StatusVariant {
  tone: StatusTone;
  icon: IconName;
}

/** Variants of the statuses of a catalogue order (DESIGN §5), which lists of companies show as well as the catalogue. */
export const catalogueOrderStatusVariant: Record<CatalogOrderStatus, StatusVariant> = {
  draft: { tone: 'neutral', icon: 'pen' },
  sent: { tone: 'info', icon: 'send' },
  moderation: { tone: 'info', icon: 'eye' },
  confirmed: { tone: 'success', icon: 'check-circle' },
};
