import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/**
 * Width of an element in px, updated while it is mounted: null until it is measured, which is before the first paint,
 * so that nothing is drawn for a wrong width. `fallback` where nothing has a width.
 */
export const useWidth = (fallback: number): [RefObject<HTMLDivElement | null>, number | null] => {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number | null>(null);
  // before the first paint: a line that changes its height afterwards would move the page below it
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    setWidth(Math.round(element.getBoundingClientRect().width) || fallback);
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(Math.round(entry.contentRect.width));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [fallback]);
  return [ref, width];
};
