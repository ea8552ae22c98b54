import { useEffect, useState } from 'react';

/** ms after which slow loading is mentioned (DESIGN §6). */
const slowAfter = 10_000;

/** True once the component has been on screen for ten seconds. */
export const useSlow = (): boolean => {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfter);
    return () => clearTimeout(timer);
  }, []);
  return isSlow;
};
