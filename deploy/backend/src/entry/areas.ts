import { account } from '../areas/account/area';
import { catalogue } from '../areas/catalogue/area';
import { organizer } from '../areas/organizer/area';
import { participations } from '../areas/participations/area';
import { passes } from '../areas/passes/area';
import { services } from '../areas/services/area';
import { identity } from '../identity';
import type { Area, WorkServices } from '../platform/area/area';
import type { Mailer } from '../platform/mail/mailer';
import { mailOutboxRoutes } from '../platform/mail/outbox-page.routes';
import { broadcastingRoutes } from '../platform/realtime/broadcasting.routes';
import { channelAuthRoutes } from '../platform/realtime/channel-auth.routes';

/** Routes that belong to no area. */
const platform = {
  routes: [mailOutboxRoutes, broadcastingRoutes, channelAuthRoutes],
} satisfies Area;

/** All parts of the application, those below first. */
export const areas: readonly Area[] = [
  platform,
  identity,
  participations,
  passes,
  services,
  catalogue,
  account,
  organizer,
];

/** The work of all areas after a commit: the compiler refuses a kind that nobody does. */
export const outboxHandlers = (work: WorkServices, mailer: Mailer) => ({
  ...identity.outbox(work, mailer),
  ...participations.outbox(work, mailer),
  ...passes.outbox(work, mailer),
  ...services.outbox(work, mailer),
  ...account.outbox(work, mailer),
  ...organizer.outbox(work, mailer),
});
