import type { PathsOf } from '../../http';
import type { carPassesApi } from './car-passes.routes';
import type { copyFromPreviousApi } from './copy-from-previous.routes';
import type { gateApi } from './gate.routes';
import type { organizerCarTypesApi } from './organizer-car-types.routes';
import type { organizerPassesApi } from './organizer-passes.routes';
import type { passCheckApi } from './pass-check.routes';
import type { passDecisionsApi } from './pass-decisions.routes';
import type { passHoldersApi } from './pass-holders.routes';
import type { passImportApi } from './pass-import.routes';
import type { passLinkPagesApi } from './pass-link-pages.routes';
import type { passLinksApi } from './pass-links.routes';
import type { passQueueApi } from './pass-queue.routes';
import type { personalPassesApi } from './personal-passes.routes';

/** The calls of this area, by path and method. */
export type PassesPaths = PathsOf<typeof copyFromPreviousApi> &
  PathsOf<typeof gateApi> &
  PathsOf<typeof organizerCarTypesApi> &
  PathsOf<typeof organizerPassesApi> &
  PathsOf<typeof passDecisionsApi> &
  PathsOf<typeof passHoldersApi> &
  PathsOf<typeof passLinkPagesApi> &
  PathsOf<typeof passLinksApi> &
  PathsOf<typeof passQueueApi> &
  PathsOf<typeof carPassesApi> &
  PathsOf<typeof passCheckApi> &
  PathsOf<typeof passImportApi> &
  PathsOf<typeof personalPassesApi>;
