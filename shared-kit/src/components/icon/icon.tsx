import { classNames } from '../class-names';
import { drawings } from './drawings';
import styles from './icon.module.css';

/** A name of the drawn set. */
export type IconName = keyof typeof drawings;

/** Whether a foreign value (a manifest, an answer) names a drawing. */
export const isIconName = (value: unknown): value is IconName =>
  typeof value === 'string' && Object.hasOwn(drawings, value);

/** The props of `Icon`. */
export interface IconProps {
  name: IconName;
  /** Edge in px; the drawing is made for 14 (inside badges), 16, 18, 20 and 22. */
  size?: 14 | 16 | 18 | 20 | 22;
  /** Turns without end while something is under way; stands still with reduced motion. */
  spinning?: boolean;
  className?: string;
}

/** An icon in the colour of the text. Always decorative: the control or the text beside it has the name (DESIGN §3). */
export const Icon = ({ name, size = 18, spinning = false, className }: IconProps) => (
  <svg
    className={classNames(styles.icon, size === 14 && styles.bold, spinning && styles.spinning, className)}
    width={size}
    height={size}
    viewBox="0 0 20 20"
    aria-hidden="true"
    focusable="false"
    data-icon={name}
  >
    <path d={drawings[name]} />
  </svg>
);
