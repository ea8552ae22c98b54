import { useEffect, useState } from 'react';

/** Milliseconds after which the page shows what it has, as `settling` does in CSS (SHELL-239). */
const lateAfter = 2_500;

/** True from then on when something has not settled in time: it keeps its room even after it has come. */
export const useLate = (isSettled: boolean): boolean => {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (isSettled) return undefined;
    const timer = setTimeout(() => setLate(true), lateAfter);
    return () => clearTimeout(timer);
  }, [isSettled]);
  return isLate;
};
