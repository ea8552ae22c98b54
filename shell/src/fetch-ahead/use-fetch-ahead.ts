import { useEffect } from 'react';
import { afterFirstPaint } from '../realtime/after-first-paint';

/** What Chromium knows of a connection; elsewhere it is not there. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether data is dear or slow: nothing is fetched that nobody has asked for. */
const isMetered = (): boolean => {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
};

/**
 * Fetches what is opened next from a screen while that screen is read, once the browser has nothing better to do (SHELL-355).
 * @param fetchCode one function for all renders
 */
export const useFetchAhead = (isWanted: boolean, fetchCode: () => void): void => {
  useEffect(() => (isWanted && !isMetered() ? afterFirstPaint(fetchCode) : undefined), [isWanted, fetchCode]);
};
