import type { AccountPaths } from '../domain/account/api';
import type { CataloguePaths } from '../domain/catalogue/api';
import type { IdentityPaths } from '../domain/identity/api';
import type { OrganizerPaths } from '../domain/organizer/api';
import type { ParticipationsPaths } from '../domain/participations/api';
import type { PassesPaths } from '../domain/passes/api';
import type { PlatformPaths } from '../domain/platform/api';
import type { ServicesPaths } from '../domain/services/api';

/** Every call of the API by path and method, as used by `ApiClient`. */
export type paths = AccountPaths &
  CataloguePaths &
  IdentityPaths &
  OrganizerPaths &
  ParticipationsPaths &
  PassesPaths &
  PlatformPaths &
  ServicesPaths;
