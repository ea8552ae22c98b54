import { useEffect, useState } from 'react';
import { lazy } from '../layout/lazy';
import { useShell } from '../shell-services';

const ReleaseOffer = lazy<{ generation: number }>(() => import('./release-offer'), 'release');

/** Waits for another release; the offer and its code load only then. */
export const ReleaseWatch = () => {
  const { realtime } = useShell();
  const [generation, setGeneration] = useState(0);
  useEffect(() => realtime.onRelease(() => setGeneration((before) => before + 1)), [realtime]);
  return generation > 0 && <ReleaseOffer generation={generation} failed={() => null} />;
};
