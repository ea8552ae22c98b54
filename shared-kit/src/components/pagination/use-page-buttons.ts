import { useSyncExternalStore } from 'react';

/** Up to this width the row has 2 numbers (571 px shows 5, 570 px 2). */
const narrowest = 570;

const subscribe = (changed: () => void) => {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
};

/** How many page numbers fit into the window; follows a resize. */
export const usePageButtons = (): number =>
  useSyncExternalStore(
    subscribe,
    () => (window.innerWidth > narrowest ? 5 : 2),
    () => 5,
  );
