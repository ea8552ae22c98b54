import { useEffect, useState } from 'react';
import { lazy } from '../layout/lazy';
import { useShell } from '../shell-services';

const ReleaseOffer = lazy<{ turn: number }>(() => import('./release-offer'), 'release');

/** Waits for another release; the offer and its code come only then (SHELL-266, SHELL-267). */
export const ReleaseWatch = () => {
  const { realtime } = useShell();
  const [turn, setTurn] = useState(0);
  useEffect(() => realtime.onRelease(() => setTurn((before) => before + 1)), [realtime]);
  return turn > 0 && <ReleaseOffer turn={turn} failed={() => null} />;
};
