import { useEffect, useLayoutEffect, useRef } from 'react';

/** px from the end that still count as being at the end. */
const nearEnd = 40;

/**
 * A scrolling list that begins at its end and stays there while the person is at the end; somebody who reads older lines is not
 * moved (SVC-108). A new `own` line always comes into view.
 */
export const useStayAtEnd = (length: number, lastIsOwn: boolean) => {
  const scroller = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element && (atEnd.current || lastIsOwn)) element.scrollTop = element.scrollHeight;
  }, [length, lastIsOwn]);
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
