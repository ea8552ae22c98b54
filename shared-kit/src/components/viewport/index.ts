import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** Below the desktop switch of 740 px (DESIGN §2). */
export const narrowViewport = '(max-width: 739.98px)';

/** Whether a media query holds, followed while it changes. */
export const useMedia = (query: string): boolean => {
  // cached, because asking the browser costs more than the rest of a render
  const media = useMemo(() => window.matchMedia(query), [query]);
  const subscribe = useCallback(
    (listener: () => void) => {
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [media],
  );
  return useSyncExternalStore(
    subscribe,
    () => media.matches,
    () => false,
  );
};

/** Whether the window is narrower than the desktop switch. Prefer CSS where only the layout changes. */
export const useNarrow = (): boolean => useMedia(narrowViewport);
