import styles from './settling.module.css';

/** The class of a part that must not be painted before it has settled; undefined once it has. */
export const settling = (isSettled: boolean): string | undefined => (isSettled ? undefined : styles.settling);
