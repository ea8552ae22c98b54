import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Width of an element in px, followed while it lives; `fallback` until it is measured. */
export const useWidth = (fallback: number): [RefObject<HTMLDivElement | null>, number] => {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(fallback);
  // before the first paint: a line that changes its height afterwards would move the page below it
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const now = Math.round(element.getBoundingClientRect().width);
    if (now > 0) setWidth(now);
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(Math.round(entry.contentRect.width));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
};
