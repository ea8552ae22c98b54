import styles from './figures.module.css';

/** A bar that shows the number beside it; hidden from screen readers. */
export const Bar = ({ share }: { share: number }) => (
  <span aria-hidden="true" className={styles.bar}>
    <span className={styles.filled} style={{ width: `${Math.round(Math.min(1, Math.max(0, share)) * 100)}%` }} />
  </span>
);

/** The value relative to the largest one. */
export const shareOf = (value: number, values: readonly number[]): number => {
  const largest = Math.max(0, ...values);
  return largest === 0 ? 0 : value / largest;
};
