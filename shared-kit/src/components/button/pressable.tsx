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
  /** The text of its tooltip. */
  bubble: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
  children: ReactNode;
}

/** The behaviour of every button of the kit: it keeps its focus while disabled or busy, and gives the reason. */
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
