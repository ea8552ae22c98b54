import { useEffect } from 'react';
import { fetchFederation } from '../boot';
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

/** Fetches what every exhibition needs first while its card is read, once the browser has nothing better to do (SHELL-355). */
export const useFetchAhead = (hasExhibition: boolean): void => {
  useEffect(() => (hasExhibition && !isMetered() ? afterFirstPaint(fetchFederation) : undefined), [hasExhibition]);
};
