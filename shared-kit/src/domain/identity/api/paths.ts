import type { PathsOf } from '../../http';
import type { actingApi } from './acting.routes';
import type { apiKeysApi } from './api-keys.routes';
import type { authApi } from './auth.routes';
import type { deletionApi } from './deletion.routes';
import type { notificationSettingsApi } from './settings.routes';
import type { notificationsApi } from './notifications.routes';
import type { organizerDeletionApi } from './organizer-deletion.routes';
import type { ownDataApi } from './own-data.routes';
import type { ownSessionsApi } from './own-sessions.routes';
import type { passkeysApi } from './passkeys.routes';
import type { profileApi } from './profile.routes';
import type { secondFactorApi } from './second-factor.routes';
import type { organizerStaffApi } from './staff.routes';

/** The calls of this area, by path and method. */
export type IdentityPaths = PathsOf<typeof actingApi> &
  PathsOf<typeof apiKeysApi> &
  PathsOf<typeof organizerStaffApi> &
  PathsOf<typeof deletionApi> &
  PathsOf<typeof organizerDeletionApi> &
  PathsOf<typeof authApi> &
  PathsOf<typeof profileApi> &
  PathsOf<typeof notificationsApi> &
  PathsOf<typeof notificationSettingsApi> &
  PathsOf<typeof ownDataApi> &
  PathsOf<typeof passkeysApi> &
  PathsOf<typeof secondFactorApi> &
  PathsOf<typeof ownSessionsApi>;
