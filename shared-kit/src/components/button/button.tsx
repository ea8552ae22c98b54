import type { ReactNode, Ref } from 'react';
import { classNames } from '../class-names';
import { Icon, type IconName } from '../icon';
import { buttonClasses, type ButtonSize, type ButtonVariant } from './button-classes';
import { Pressable, type NativeButton } from './pressable';
import styles from './button.module.css';

/** The props of `Button`. */
export interface ButtonProps extends NativeButton {
  children: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: IconName;
  iconEnd?: IconName;
  /** Takes the whole width of its place. */
  wide?: boolean;
  /** The work is running: a spinner replaces the icon, label and width stay, a second press does nothing. */
  busy?: boolean;
  /** Cannot be pressed now, but keeps its focus. Prefer `disabledReason`. */
  disabled?: boolean;
  /** Why it cannot be pressed: disables, and is shown by hover and focus and read out as the description. */
  disabledReason?: string;
  ref?: Ref<HTMLButtonElement>;
}

const spinnerSizes = { sm: 14, md: 16, lg: 18 } as const;

/** The button of all surfaces. `type` is `button` unless said otherwise. */
export const Button = ({
  children,
  variant = 'secondary',
  size = 'md',
  icon,
  iconEnd,
  wide,
  busy = false,
  disabled = false,
  disabledReason,
  className,
  ...native
}: ButtonProps) => {
  const blocked = disabled || disabledReason !== undefined;
  return (
    <Pressable
      {...native}
      blocked={blocked}
      busy={busy}
      disabledReason={disabledReason}
      bubble={disabledReason}
      className={classNames(
        buttonClasses(variant, size, wide),
        blocked && styles.blocked,
        busy && styles.busy,
        busy && !icon && styles.squeezed,
        className,
      )}
    >
      {busy ? (
        <Icon name="refresh" size={icon && size !== 'sm' ? 18 : spinnerSizes[size]} spinning />
      ) : (
        icon && <Icon name={icon} size={size === 'sm' ? 16 : 18} />
      )}
      <span className={styles.label}>{children}</span>
      {iconEnd && <Icon name={iconEnd} size={size === 'sm' ? 16 : 18} />}
    </Pressable>
  );
};
