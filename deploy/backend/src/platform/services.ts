import type { Clock } from './clock';
import type { Config } from './config';

/**
 * The services that every area gets, made once per process in `entry/runtime.ts`. Whoever offers one adds it by `declare module`,
 * beside its class.
 */
export interface Services {
  clock: Clock;
  config: Config;
}
