import type { Area } from '../../platform/area/area';
import { organizerExhibitionsRoutes } from './exhibitions.routes';
import { organizerMailRoutes } from './mail.routes';
import { organizerRoutes } from './organizer.routes';

/** What the organiser's staff does across the areas; calls about one area stand beside it. */
export const organizer = {
  routes: [organizerRoutes, organizerExhibitionsRoutes, organizerMailRoutes],
} satisfies Area;
