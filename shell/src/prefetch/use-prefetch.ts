import { useEffect } from 'react';
import { afterFirstPaint } from '../realtime/after-first-paint';

/** Connection data in Chromium; undefined in other browsers. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether data is expensive or slow: nothing is prefetched. */
const isMetered = (): boolean => {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
};

/**
 * Prefetches the code of likely next steps once the browser is idle.
 * @param fetchCode must be the same function in all renders
 */
export const usePrefetch = (isWanted: boolean, fetchCode: () => void): void => {
  useEffect(() => (isWanted && !isMetered() ? afterFirstPaint(fetchCode) : undefined), [isWanted, fetchCode]);
};
