import { useEffect, useRef, useState, type ReactNode } from 'react';

/** How far outside of the window, or of what scrolls inside it, content is drawn. */
const margin = '900px 0px';

/** The props of `NearView`. */
export interface NearViewProps {
  /** Among the first of the page: drawn at once. */
  isFirst: boolean;
  /** px that are kept free until then */
  height: number;
  children: ReactNode;
}

/**
 * Draws its content once it comes near the window, and keeps it then: a long list is on screen at once, and what is being
 * typed stays while the page scrolls. For rows of controls; lists of plain rows have windows of their own (`DataTable`, `Tree`).
 */
export const NearView = ({ isFirst, height, children }: NearViewProps) => {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(isFirst);
  useEffect(() => {
    if (isNear || !place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      // inside of a dialog its body scrolls, not the window
      { rootMargin: margin, scrollMargin: margin },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  return isNear ? children : <div ref={place} style={{ minHeight: height }} />;
};
