import styles from './error-fallback.module.css';

/** Three stands seen in plan, the middle one closed off (DESIGN §3). */
export const ClosedStand = () => (
  <svg className={styles.drawing} width="118" height="82" viewBox="0 0 118 82" aria-hidden="true" focusable="false">
    <path className={styles.walls} d="M3 80V2h43v78M116 80V2H73v78" />
    <path className={styles.barrier} d="M46 2h27M46 80h27" />
    <rect className={styles.seat} x="53.500" y="34" width="12" height="12" rx="1" />
  </svg>
);
