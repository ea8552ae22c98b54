import type { PathsOf } from '../../http';
import type { organizerApi } from './organizer.routes';
import type { organizerExhibitionsApi } from './exhibitions.routes';
import type { organizerMailApi } from './mail.routes';

/** The calls of this area, by path and method. */
export type OrganizerPaths = PathsOf<typeof organizerExhibitionsApi> &
  PathsOf<typeof organizerMailApi> &
  PathsOf<typeof organizerApi>;
