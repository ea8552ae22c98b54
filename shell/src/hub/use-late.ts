import { useEffect, useState } from 'react';

/** ms after which the page shows what has loaded, as `settling` does in CSS. */
const lateAfter = 2_500;

/** True once something has not settled in time, and stays true so that the space stays reserved. */
export const useLate = (isSettled: boolean): boolean => {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (isSettled) return undefined;
    const timer = setTimeout(() => setLate(true), lateAfter);
    return () => clearTimeout(timer);
  }, [isSettled]);
  return isLate;
};
