import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus on the page when a row goes with the button that ended it: the heading of its list takes it.
 * @param rows of the list; the focus is looked after when they have changed
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
