import type { PathsOf } from '../../http';
import type { calendarFeedApi } from './calendar-feed.routes';
import type { companiesApi } from './companies.routes';
import type { countriesApi } from './countries.routes';
import type { deadlinesApi } from './deadlines.routes';
import type { organizerParticipantCodesApi } from './organizer-participant-codes.routes';
import type { organizerParticipationsApi } from './organizer-participations.routes';
import type { organizerSetUpApi } from './organizer-set-up.routes';
import type { organizerTeamApi } from './organizer-team.routes';
import type { ownMembershipApi } from './own-membership.routes';
import type { participantCodesApi } from './participant-codes.routes';
import type { participationSettingsApi } from './participation-settings.routes';
import type { participationsApi } from './participations.routes';
import type { preparationApi } from './preparation.routes';
import type { readsApi } from './reads.routes';
import type { reminderSettingsApi } from './reminder-settings.routes';
import type { teamAccessApi } from './team-access.routes';
import type { teamApi } from './team.routes';

/** The calls of this area, by path and method. */
export type ParticipationsPaths = PathsOf<typeof companiesApi> &
  PathsOf<typeof countriesApi> &
  PathsOf<typeof calendarFeedApi> &
  PathsOf<typeof deadlinesApi> &
  PathsOf<typeof reminderSettingsApi> &
  PathsOf<typeof organizerParticipationsApi> &
  PathsOf<typeof organizerSetUpApi> &
  PathsOf<typeof organizerTeamApi> &
  PathsOf<typeof organizerParticipantCodesApi> &
  PathsOf<typeof participantCodesApi> &
  PathsOf<typeof participationSettingsApi> &
  PathsOf<typeof participationsApi> &
  PathsOf<typeof readsApi> &
  PathsOf<typeof preparationApi> &
  PathsOf<typeof ownMembershipApi> &
  PathsOf<typeof teamAccessApi> &
  PathsOf<typeof teamApi>;
