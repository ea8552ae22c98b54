import {
  useEffect,
  useRef,
  useState,
  type ButtonHTMLAttributes,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';
import styles from './button-hint.module.css';

const delay = 400;
const gap = 6;
const edge = 8;

/** Positioned below the button (above it at the lower edge), inside the window, regardless of scrolling or clipping ancestors. */
const place = (bubble: HTMLElement, button: HTMLElement): void => {
  const anchor = button.getBoundingClientRect();
  const { width, height } = bubble.getBoundingClientRect();
  const left = anchor.left + anchor.width / 2 - width / 2;
  const below = anchor.bottom + gap;
  const fits = below + height <= window.innerHeight - edge;
  bubble.style.left = `${Math.max(edge, Math.min(left, window.innerWidth - width - edge))}px`;
  bubble.style.top = `${fits ? below : anchor.top - gap - height}px`;
};

type Handlers = Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'onPointerEnter' | 'onPointerLeave' | 'onPointerUp' | 'onFocus' | 'onBlur' | 'onKeyDown'
>;

/**
 * The small bubble of a button: the name of an icon button or the reason of a blocked one. Shown by hover after 400 ms,
 * by keyboard focus and by touch of a blocked button at once; Esc closes it. It lives in the browser's top layer and needs no
 * positioning library, so first screens pay next to nothing. For texts beside other things take the kit's Tooltip.
 * @param own handlers of the caller, which run first
 */
export const useButtonHint = (text: string | undefined, own: Handlers) => {
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const hide = () => {
    clearTimeout(timer.current);
    setAnchor(null);
  };
  const handlers: Handlers = {
    onPointerEnter: (event: PointerEvent<HTMLButtonElement>) => {
      own.onPointerEnter?.(event);
      const { currentTarget, pointerType } = event;
      if (pointerType === 'touch') return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setAnchor(currentTarget), delay);
    },
    onPointerLeave: (event: PointerEvent<HTMLButtonElement>) => {
      own.onPointerLeave?.(event);
      hide();
    },
    onPointerUp: (event: PointerEvent<HTMLButtonElement>) => {
      own.onPointerUp?.(event);
      const { currentTarget, pointerType } = event;
      if (pointerType === 'touch' && currentTarget.getAttribute('aria-disabled')) setAnchor(currentTarget);
    },
    onFocus: (event: FocusEvent<HTMLButtonElement>) => {
      own.onFocus?.(event);
      if (event.currentTarget.matches(':focus-visible')) setAnchor(event.currentTarget);
    },
    onBlur: (event: FocusEvent<HTMLButtonElement>) => {
      own.onBlur?.(event);
      hide();
    },
    onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => {
      // the first Esc belongs to the bubble, the next to the dialog around it (WCAG 1.4.13)
      if (event.key === 'Escape' && anchor) {
        event.stopPropagation();
        hide();
      } else own.onKeyDown?.(event);
    },
  };
  return {
    triggerProps: text === undefined ? own : handlers,
    bubble: text !== undefined && anchor !== null && <Bubble text={text} anchor={anchor} />,
  };
};

// hidden from screen readers: the button has the text in its name or description
const Bubble = ({ text, anchor }: { text: string; anchor: HTMLButtonElement }) => {
  const show = (node: HTMLSpanElement | null) => {
    if (!node) return;
    node.showPopover?.();
    place(node, anchor);
  };
  return (
    <span ref={show} popover="manual" aria-hidden="true" className={styles.bubble}>
      {text}
    </span>
  );
};
