import styles from './kbd.module.css';

/** The props of `Kbd`. */
export interface KbdProps {
  /** One key or a chord: "Ctrl K". */
  children: string;
}

/** A key beside the control that does the same; hidden where there is no keyboard (DESIGN §12). */
export const Kbd = ({ children }: KbdProps) => <kbd className={styles.kbd}>{children}</kbd>;
