import { classNames } from '../class-names';
import styles from './count-badge.module.css';

/** The props of `CountBadge`. */
export interface CountBadgeProps {
  count: number;
  /** What is counted, for screen readers: "3 new orders". Read instead of the bare number. */
  label?: string;
  /** Filled: it needs something from the person (DESIGN §5). */
  needsAction?: boolean;
  /** `corner` sits on the corner of an icon button. */
  place?: 'inline' | 'corner';
  className?: string;
}

/** The text of a pill: "99+" above 99. A control with a pill has the text in its name. */
export const shownCount = (count: number): string => (count > 99 ? '99+' : String(count));

/** A number in a pill. */
export const CountBadge = ({ count, label, needsAction = false, place = 'inline', className }: CountBadgeProps) => (
  <span className={classNames(styles.pill, needsAction && styles.hot, place === 'corner' && styles.corner, className)}>
    <span aria-hidden={label ? true : undefined}>{shownCount(count)}</span>
    {label && <span className="ff-sr-only">{label}</span>}
  </span>
);
