import type { PathsOf } from '../../http';
import type { broadcastingApi } from './broadcasting.routes';
import type { signChannelsApi } from './channel-auth.routes';

/** The calls of this area, by path and method. */
export type PlatformPaths = PathsOf<typeof broadcastingApi> & PathsOf<typeof signChannelsApi>;
