import { useCallback, useEffect, useRef, useState, type FocusEvent } from 'react';

/**
 * Ends something after a while, unless the person looks at it: the clock stands still while the pointer is over it or focus
 * is inside, and goes on with what was left.
 * @param seconds how long it stays; null: until it is closed
 * @param onExpire called once
 */
export const useExpiry = (seconds: number | null, onExpire: () => void) => {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [held, setHeld] = useState(false);
  const left = useRef((seconds ?? 0) * 1000);
  const newest = useRef(onExpire);
  useEffect(() => {
    newest.current = onExpire;
  });
  const paused = hovered || focused || held;
  useEffect(() => {
    if (paused || seconds === null) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => newest.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (Date.now() - startedAt));
    };
  }, [paused, seconds]);
  return {
    paused,
    /** Holds the clock while something runs. */
    hold: useCallback((on: boolean) => setHeld(on), []),
    pauseProps: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
      },
    },
  };
};
