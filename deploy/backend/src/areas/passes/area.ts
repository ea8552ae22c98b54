import type { Area } from '../../platform/area/area';
import { copyFromPreviousRoutes } from './copy-from-previous/copy-from-previous.routes';
import { gateRoutes } from './gate/gate.routes';
import { organizerCarTypesRoutes } from './organizer/car-types.routes';
import { passDecisionsRoutes } from './organizer/pass-decisions.routes';
import { passQueueRoutes } from './organizer/pass-queue.routes';
import { organizerPassesRoutes } from './organizer/passes.routes';
import { passHoldersRoutes } from './pass-holders/pass-holders.routes';
import { sendPassLinkMail } from './pass-links/pass-link-mail';
import { passLinkPagesRoutes } from './pass-links/pass-link-pages.routes';
import { passLinksRoutes } from './pass-links/pass-links.routes';
import { carPassesRoutes } from './passes/car-passes.routes';
import { passCheckRoutes } from './passes/pass-check.routes';
import { passImportRoutes } from './passes/pass-import.routes';
import { PassRetention } from './retention/pass-retention';
import { personalPassesRoutes } from './passes/personal-passes.routes';

/** Passes of people and cars, links to fill them in, the list of holders. */
export const passes = {
  routes: [
    passImportRoutes,
    personalPassesRoutes,
    carPassesRoutes,
    passCheckRoutes,
    passHoldersRoutes,
    passLinksRoutes,
    passLinkPagesRoutes,
    copyFromPreviousRoutes,
    organizerPassesRoutes,
    passDecisionsRoutes,
    organizerCarTypesRoutes,
    passQueueRoutes,
    gateRoutes,
  ],
  jobs: (services, log) => [new PassRetention(services, log)],
  outbox: (services, mailer) => ({
    'pass-link-mail': ({ linkId, isReminder }) => sendPassLinkMail(services, mailer, linkId, isReminder),
  }),
} satisfies Area;
