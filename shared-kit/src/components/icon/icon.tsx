import { classNames } from '../class-names';
import { drawings } from './drawings';
import styles from './icon.module.css';

/** A name of the drawn set. */
export type IconName = keyof typeof drawings;

/** Whether a foreign value (a manifest, an answer) names a drawing. */
export const isIconName = (value: unknown): value is IconName =>
  typeof value === 'string' && Object.hasOwn(drawings, value);

/** What `Icon` takes. */
export interface IconProps {
  name: IconName;
  /** Edge in px; the drawing is made for 14 (inside badges), 16, 18, 20 and 22. */
  size?: 14 | 16 | 18 | 20 | 22;
  /** Turns without end while something is under way; stands still with reduced motion. */
  spinning?: boolean;
  className?: string;
}

/** A drawing in the colour of the text. Always decoration: the control or the words beside it carry the name (DESIGN §3). */
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
