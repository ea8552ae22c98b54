import type { Area } from '../../platform/area/area';
import { companiesRoutes } from './companies/companies.routes';
import { storageRoutes } from './companies/logo-storage.routes';
import { countriesRoutes } from './countries/countries.routes';
import { calendarFeedRoutes } from './deadlines/calendar-feed.routes';
import { DeadlineReminders } from './deadlines/deadline-reminders';
import { deadlinesRoutes } from './deadlines/deadlines.routes';
import { reminderSettingsRoutes } from './deadlines/reminder-settings.routes';
import { organizerParticipationsRoutes } from './organizer/participations.routes';
import { organizerTeamRoutes } from './organizer/team.routes';
import { organizerParticipantCodesRoutes } from './participant-codes/organizer-participant-codes.routes';
import { sendParticipantCode } from './participant-codes/participant-code-mail';
import { participantCodesRoutes } from './participant-codes/participant-codes.routes';
import { participationSettingsRoutes } from './participation-settings/participation-settings.routes';
import { participationsRoutes } from './participations/participations.routes';
import { readsRoutes } from './participations/reads.routes';
import { preparationRoutes } from './preparation/preparation.routes';
import { sendInvitation } from './team/invitation-mail';
import { ownMembershipRoutes } from './team/own-membership.routes';
import { organizerSetUpRoutes } from './set-up/organizer-set-up.routes';
import { teamAccessRoutes } from './team/team-access.routes';
import { teamRoutes } from './team/team.routes';

/** The base of all areas: exhibitions, companies, participations, their teams, deadlines and preparation. */
export const participations = {
  routes: [
    participationsRoutes,
    readsRoutes,
    participantCodesRoutes,
    teamRoutes,
    teamAccessRoutes,
    ownMembershipRoutes,
    companiesRoutes,
    participationSettingsRoutes,
    countriesRoutes,
    preparationRoutes,
    deadlinesRoutes,
    calendarFeedRoutes,
    reminderSettingsRoutes,
    organizerParticipationsRoutes,
    organizerSetUpRoutes,
    organizerTeamRoutes,
    organizerParticipantCodesRoutes,
  ],
  pages: [storageRoutes],
  outbox: (services, mailer) => ({
    'invitation-mail': ({ invitationId }) => sendInvitation(services, mailer, invitationId),
    'participant-code-mail': (wanted) => sendParticipantCode(services, mailer, wanted),
  }),
  jobs: (services, log) => [new DeadlineReminders(services, log)],
} satisfies Area;
