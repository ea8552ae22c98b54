import { useCallback, useSyncExternalStore } from 'react';

/** Below the desktop switch of 740 px (DESIGN §2). */
export const narrowViewport = '(max-width: 739.98px)';

/** Whether a media query holds, followed while it changes. */
export const useMedia = (query: string): boolean => {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
};

/** Whether the window is narrower than the desktop switch. Prefer CSS where only the layout changes. */
export const useNarrow = (): boolean => useMedia(narrowViewport);
