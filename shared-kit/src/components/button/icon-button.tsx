import type { MouseEvent, ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from '../class-names';
import { Icon, type IconName } from '../icon';
import type { ButtonProps } from './button';
import { useButtonHint } from './button-hint';
import styles from './icon-button.module.css';

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
  onClick,
  type = 'button',
  children,
  ref,
  ...native
}: IconButtonProps) => {
  const reasonId = useId();
  const hint = useButtonHint(disabledReason ? `${label}. ${disabledReason}` : label, native);
  const blocked = disabled || disabledReason !== undefined;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (blocked || busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <>
      <button
        {...native}
        {...hint.triggerProps}
        ref={ref}
        type={type}
        className={classNames(
          styles.button,
          styles[size],
          framed && styles.framed,
          blocked && styles.blocked,
          className,
        )}
        aria-label={label}
        aria-disabled={blocked || busy || undefined}
        aria-busy={busy || undefined}
        aria-describedby={classNames(native['aria-describedby'], disabledReason && reasonId) || undefined}
        onClick={press}
      >
        <Icon name={busy ? 'refresh' : icon} size={size === 'lg' ? 20 : 18} spinning={busy} />
        {children}
      </button>
      {disabledReason && (
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
      )}
      {hint.bubble}
    </>
  );
};
