import { useEffect, useState, type RefObject } from 'react';

/** Around the view in which everything is drawn: enough for a quick turn of the wheel. */
const margin = '1600px 0px';

/**
 * Watches whether a part of a scrolling list is near the view.
 * @returns null while it is to be drawn, else its height in px, which a placeholder keeps
 */
export const useNearView = (
  place: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null>,
): number | null => {
  const [height, setHeight] = useState<number | null>(null);
  const isDrawn = height === null;
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const newest = entries.at(-1);
        if (newest) setHeight(newest.isIntersecting ? null : newest.boundingClientRect.height);
      },
      { root: scroller.current, rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
    // the placeholder is another element
  }, [place, scroller, isDrawn]);
  return height;
};
