import { useEffect, useState } from 'react';
import { usePlatform } from './context';

/** Interval at which screens update their clock, ms. */
export const clockTick = 30_000;

/**
 * The server time in ms since the epoch. It updates every 30 s and when the page becomes visible, so that deadlines and
 * windows on an open screen stay current.
 */
export const useNow = (): number => {
  const { now } = usePlatform();
  const [seen, setSeen] = useState(now);
  useEffect(() => {
    const variant = () => setSeen(now());
    const timer = setInterval(variant, clockTick);
    // timers do not run while the device sleeps
    document.addEventListener('visibilitychange', variant);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', variant);
    };
  }, [now]);
  return seen;
};
