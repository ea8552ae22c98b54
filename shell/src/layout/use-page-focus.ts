import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * After a change of the path the content takes the focus, so that the screen reader goes on there, and the page starts at
 * its top; going back leaves the scrolling to the browser.
 */
export const usePageFocus = (): RefObject<HTMLElement | null> => {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const how = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
    if (how !== 'POP') window.scrollTo(0, 0);
  }, [pathname, how]);
  return main;
};
