import { useEffect, useRef, type RefObject } from 'react';

/** Visible share at which an item counts as seen. */
const threshold = 0.6;

/**
 * Ids of the list items (`data-id`) that have been visible in their scroller.
 * @param count items in the list; new ones are observed when it grows
 */
export const useSeenItems = (list: RefObject<HTMLElement | null>, count: number): RefObject<Set<number>> => {
  const seen = useRef(new Set<number>());
  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting && target instanceof HTMLElement) seen.current.add(Number(target.dataset['id']));
        }
      },
      { root: element.parentElement, threshold },
    );
    for (const item of element.children) observer.observe(item);
    return () => observer.disconnect();
  }, [list, count]);
  return seen;
};
