import { useEffect, useLayoutEffect, useRef } from 'react';

/** px from the end that still count as being at the end. */
const nearEnd = 40;

/** The ends of a list, by the ids of its lines. */
interface ListEnds {
  first: string | number | undefined;
  last: string | number | undefined;
  isLastOwn: boolean;
}

/**
 * A scrolling list that begins at its end and stays there while the person is at the end; somebody who reads older lines is not
 * moved, neither by new ones nor by older ones that are put before (SVC-108). A new `own` line always comes into view.
 */
export const useStayAtEnd = ({ first, last, isLastOwn }: ListEnds) => {
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
  // a composer that grows, or a picture that arrives, must not push the last line out of view
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
