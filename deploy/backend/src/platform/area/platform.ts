import type { Area } from './area';
import { mailOutboxRoutes } from '../mail/outbox-page.routes';
import { broadcastingRoutes } from '../realtime/broadcasting.routes';

/** Routes that belong to no area. */
export const platform = {
  routes: [mailOutboxRoutes, broadcastingRoutes],
} satisfies Area;
