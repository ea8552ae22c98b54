import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon, type IconName } from '../icon';
import type { ButtonProps } from './button';
import { Pressable } from './pressable';
import styles from './icon-button.module.css';

/** The props of `IconButton`. */
export interface IconButtonProps extends Omit<
  ButtonProps,
  'children' | 'variant' | 'size' | 'icon' | 'iconEnd' | 'wide' | 'aria-label'
> {
  icon: IconName;
  /** The name, also shown as a bubble: the verb and, in lists, the object ("Delete pass: Ivanov Ivan"). */
  label: string;
  /** 32, or 40 for main actions and the header. */
  size?: 'md' | 'lg';
  /** A hairline frame, for buttons over pictures. */
  framed?: boolean;
  /** A mark at the corner, for example an unread count; say the number in `label` too. */
  children?: ReactNode;
}

/** A button of one drawing. Danger actions look like the others and open a question first (DESIGN §5). */
export const IconButton = ({
  icon,
  label,
  size = 'md',
  framed,
  busy = false,
  disabled = false,
  disabledReason,
  className,
  children,
  ...native
}: IconButtonProps) => {
  const blocked = disabled || disabledReason !== undefined;
  return (
    <Pressable
      {...native}
      aria-label={label}
      blocked={blocked}
      busy={busy}
      disabledReason={disabledReason}
      bubble={disabledReason ? `${label}. ${disabledReason}` : label}
      className={classNames(styles.button, styles[size], framed && styles.framed, blocked && styles.blocked, className)}
    >
      <Icon name={busy ? 'refresh' : icon} size={size === 'lg' ? 20 : 18} spinning={busy} />
      {children}
    </Pressable>
  );
};
