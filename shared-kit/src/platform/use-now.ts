import { useEffect, useState } from 'react';
import { usePlatform } from './context';

/** How often a screen looks at the clock again, ms (PASS-050). */
export const clockTick = 30_000;

/**
 * Now by the server's clock, ms since the epoch; it goes on every 30 s and when the page is looked at again, so that
 * deadlines and windows of an open screen come and go by themselves (PASS-050).
 */
export const useNow = (): number => {
  const { now } = usePlatform();
  const [seen, setSeen] = useState(now);
  useEffect(() => {
    const variant = () => setSeen(now());
    const timer = setInterval(variant, clockTick);
    // a sleeping device runs no timers
    document.addEventListener('visibilitychange', variant);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', variant);
    };
  }, [now]);
  return seen;
};
