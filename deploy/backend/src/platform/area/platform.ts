import type { Area } from './area';
import { mailOutboxRoutes } from '../mail/outbox-page.routes';
import { broadcastingRoutes } from '../realtime/broadcasting.routes';
import { channelAuthRoutes } from '../realtime/channel-auth.routes';

/** Routes that belong to no area. */
export const platform = {
  routes: [mailOutboxRoutes, broadcastingRoutes, channelAuthRoutes],
} satisfies Area;
