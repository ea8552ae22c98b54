import { useId, type ButtonHTMLAttributes, type MouseEvent, type ReactNode, type Ref } from 'react';
import { classNames } from '../class-names';
import { useButtonHint } from './button-hint';

/** Native attributes that pass through; `aria-disabled`, `aria-busy` and `disabled` are set by the states. */
export type NativeButton = Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'disabled' | 'aria-disabled' | 'aria-busy' | 'style'
>;

interface PressableProps extends NativeButton {
  blocked: boolean;
  busy: boolean;
  disabledReason: string | undefined;
  /** What its bubble says. */
  bubble: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
  children: ReactNode;
}

/** What every button of the kit does whatever it looks like: it keeps its focus while it is blocked or busy, and says why. */
export const Pressable = ({
  blocked,
  busy,
  disabledReason,
  bubble,
  onClick,
  type = 'button',
  ref,
  children,
  ...native
}: PressableProps) => {
  const reasonId = useId();
  const hint = useButtonHint(bubble, native);
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
        aria-disabled={blocked || busy || undefined}
        aria-busy={busy || undefined}
        aria-describedby={classNames(native['aria-describedby'], disabledReason && reasonId) || undefined}
        onClick={press}
      >
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
