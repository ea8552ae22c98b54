import { useCallback, useEffect, useState, type RefObject } from 'react';

/** A popover below a button of the header. */
export interface Popover {
  isOpen: boolean;
  toggle: () => void;
  /** `focus: true` returns the focus to the button. */
  close: (options?: { focus?: boolean }) => void;
}

/**
 * Opens by the button; closes on Esc, on a click outside and when the focus leaves it.
 * @param root contains popover and button
 */
export const usePopover = (root: RefObject<HTMLElement | null>, button: RefObject<HTMLElement | null>): Popover => {
  const [isOpen, setOpen] = useState(false);

  const close = useCallback<Popover['close']>(
    ({ focus = false } = {}) => {
      setOpen(false);
      if (focus) button.current?.focus();
    },
    [button],
  );

  useEffect(() => {
    if (!isOpen) return undefined;
    const isInside = (target: EventTarget | null) => target instanceof Node && root.current?.contains(target);
    const onPointer = (event: PointerEvent) => {
      if (!isInside(event.target)) close();
    };
    const onFocus = (event: FocusEvent) => {
      if (!isInside(event.target)) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      close({ focus: true });
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen, close, root]);

  return { isOpen, toggle: () => setOpen((open) => !open), close };
};
