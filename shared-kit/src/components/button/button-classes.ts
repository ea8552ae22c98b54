import { classNames } from '../class-names';
import styles from './button.module.css';

/** `primary` once per surface; `danger` opens a question, `danger-solid` is the answer inside it (DESIGN §5). */
export type ButtonVariant = 'primary' | 'secondary' | 'text' | 'danger' | 'danger-solid';
/** 32, 40 and 48 px; below 740 px `md` grows to the touch height of 48. */
export type ButtonSize = 'sm' | 'md' | 'lg';

/** The classes of a button look, for links that look like one. Apart from the component, so that saving it reloads no page. */
export const buttonClasses = (variant: ButtonVariant, size: ButtonSize, wide?: boolean): string =>
  classNames(styles.button, styles[variant], styles[size], wide && styles.wide);
