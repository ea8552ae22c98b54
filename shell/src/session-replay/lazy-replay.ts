import type { RuntimeConfig } from '@fairfront/shared-kit/platform';
import { afterFirstPaint } from '../realtime/after-first-paint';

/**
 * Starts session replay if the installation configures an endpoint; otherwise not even its code is fetched.
 */
export const lazyReplay = (config: RuntimeConfig['sessionReplay'], routeOf: (path: string) => string | null): void => {
  if (!config) return;
  afterFirstPaint(() => {
    import('./session-replay').then(
      ({ startSessionReplay }) => startSessionReplay(config, routeOf),
      // the portal works without its recorder
      () => undefined,
    );
  });
};
