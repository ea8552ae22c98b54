import type { RuntimeConfig } from '@fairfront/shared-kit/platform';
import { afterFirstPaint } from '../realtime/after-first-paint';

/** Starts session replay where the installation names an endpoint; without one not even its code is fetched (SHELL-206). */
export const lazyReplay = (config: RuntimeConfig['sessionReplay'], routeOf: (path: string) => string | null): void => {
  if (!config) return;
  afterFirstPaint(() => {
    import('./session-replay').then(
      ({ startSessionReplay }) => startSessionReplay(config, routeOf),
      // an installation without its recorder works on
      () => undefined,
    );
  });
};
