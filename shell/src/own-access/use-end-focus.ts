import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus on the page when a row disappears with its button: moves it to the heading of the list.
 * @param rows of the list; the focus is checked after they change
 */
export const useEndFocus = (rows: unknown): { heading: RefObject<HTMLHeadingElement | null>; ended: () => void } => {
  const heading = useRef<HTMLHeadingElement>(null);
  const hasEnded = useRef(false);
  useEffect(() => {
    if (hasEnded.current && document.activeElement === document.body) heading.current?.focus();
    hasEnded.current = false;
  }, [rows]);
  const ended = () => {
    hasEnded.current = true;
  };
  return { heading, ended };
};
