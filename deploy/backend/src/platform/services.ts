import type { Clock } from './clock';
import type { Config } from './config';

/**
 * The services available to every area, created once per process in `entry/runtime.ts`. Each provider adds its own by
 * `declare module`, beside its class.
 */
export interface Services {
  clock: Clock;
  config: Config;
}
