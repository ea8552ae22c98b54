import { classNames } from '../class-names';
import styles from './skeleton.module.css';

/** The props of `Skeleton`. */
export interface SkeletonProps {
  /** CSS length or share: "58%", 44. */
  width?: number | string;
  /** px */
  height?: number;
  className?: string;
}

/** A static bar in place of a text or figure that is loading. */
export const Skeleton = ({ width = '100%', height = 12, className }: SkeletonProps) => (
  <span aria-hidden="true" className={classNames(styles.bar, className)} style={{ width, height }} />
);

const widths = ['58%', '92%', '76%', '84%', '66%'];

/** Several bars of uneven width. */
export const SkeletonLines = ({ count = 3 }: { count?: number }) => (
  <span className={styles.lines}>
    {Array.from({ length: count }, (_, index) => (
      <Skeleton key={index} width={widths[index % widths.length]} />
    ))}
  </span>
);
