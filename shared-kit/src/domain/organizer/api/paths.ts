import type { PathsOf } from '../../http';
import type { auditApi } from './audit.routes';
import type { deskApi } from './desk.routes';
import type { waitingApi } from './waiting.routes';
import type { webhooksApi } from './webhooks.routes';
import type { organizerApi } from './organizer.routes';
import type { organizerExhibitionsApi } from './exhibitions.routes';
import type { figuresApi } from './figures.routes';
import type { importsApi } from './imports.routes';
import type { organizerJobsApi } from './jobs.routes';
import type { listsApi } from './lists.routes';
import type { organizerMailApi } from './mail.routes';
import type { readinessApi } from './readiness.routes';

/** The calls of this area, by path and method. */
export type OrganizerPaths = PathsOf<typeof organizerExhibitionsApi> &
  PathsOf<typeof waitingApi> &
  PathsOf<typeof deskApi> &
  PathsOf<typeof readinessApi> &
  PathsOf<typeof figuresApi> &
  PathsOf<typeof webhooksApi> &
  PathsOf<typeof importsApi> &
  PathsOf<typeof listsApi> &
  PathsOf<typeof organizerJobsApi> &
  PathsOf<typeof organizerMailApi> &
  PathsOf<typeof auditApi> &
  PathsOf<typeof organizerApi>;
