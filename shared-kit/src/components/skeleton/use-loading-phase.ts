import { useEffect, useState } from 'react';

const quietMs = 200;
const slowMs = 10_000;

/** How long somebody has waited: nothing to see for 200 ms, then the skeleton, after 10 s words (DESIGN §6). */
export type LoadingPhase = 'quiet' | 'shown' | 'slow';

/** The phase of a wait that begins when `loading` becomes true. */
export const useLoadingPhase = (loading: boolean): LoadingPhase => {
  const [phase, setPhase] = useState<LoadingPhase>('quiet');
  useEffect(() => {
    if (!loading) return;
    const shown = setTimeout(() => setPhase('shown'), quietMs);
    const slow = setTimeout(() => setPhase('slow'), slowMs);
    return () => {
      clearTimeout(shown);
      clearTimeout(slow);
      setPhase('quiet');
    };
  }, [loading]);
  return phase;
};
