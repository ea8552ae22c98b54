import { useEffect, useLayoutEffect, useRef } from 'react';

/** The distance from the end that still counts as being at the end, px. */
const nearEnd = 40;

/** The first and last item of a list, by id. */
interface ListEnds {
  first: string | number | undefined;
  last: string | number | undefined;
  isLastOwn: boolean;
}

/**
 * Keeps a scrolling list at its end while the user is there. A user who reads older items is not moved, neither by new items
 * nor by older ones added before. A new `own` item always scrolls into view.
 */
export const useStickToEnd = ({ first, last, isLastOwn }: ListEnds) => {
  const scroller = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const before = useRef<ListEnds & { height: number }>({ first: undefined, last: undefined, isLastOwn, height: 0 });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const known = before.current;
    const isAdded = known.last !== last;
    if (atEnd.current || (isAdded && isLastOwn)) element.scrollTop = element.scrollHeight;
    else if (!isAdded && known.first !== first) element.scrollTop += element.scrollHeight - known.height;
    before.current = { first, last, isLastOwn, height: element.scrollHeight };
  }, [first, last, isLastOwn]);
  // a growing composer or a loaded picture must not push the last item out of view
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      if (atEnd.current) element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return {
    scroller,
    onScroll: () => {
      const element = scroller.current;
      if (element) atEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < nearEnd;
    },
  };
};
