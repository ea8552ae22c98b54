import styles from './figures.module.css';

/** A bar beside a number, which says the same: for the eye alone. */
export const Bar = ({ share }: { share: number }) => (
  <span aria-hidden="true" className={styles.bar}>
    <span className={styles.filled} style={{ width: `${Math.round(Math.min(1, Math.max(0, share)) * 100)}%` }} />
  </span>
);

/** The share of a value in the largest one. */
export const shareOf = (value: number, values: readonly number[]): number => {
  const largest = Math.max(0, ...values);
  return largest === 0 ? 0 : value / largest;
};
