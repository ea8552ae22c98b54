import { useEffect, useState, type RefObject } from 'react';

/** The margin around the viewport in which everything is rendered: enough for fast scrolling. */
const margin = '1600px 0px';

/**
 * Tracks whether a part of a scrolling list is near the viewport.
 * @returns null while it should be rendered, otherwise its height in px for a placeholder
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
    // the placeholder is a different element
  }, [place, scroller, isDrawn]);
  return height;
};
