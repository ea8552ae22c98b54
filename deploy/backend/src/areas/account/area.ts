import type { Area } from '../../platform/area/area';
import { announcementsRoutes } from './announcements/announcements.routes';
import { organizerAnnouncementsRoutes } from './announcements/organizer-announcements.routes';
import { contractsRoutes } from './contracts/contracts.routes';
import { documentFilesRoutes } from './contracts/document-files.routes';
import { organizerContractsRoutes, organizerDocumentsRoutes } from './contracts/organizer-contracts.routes';
import { extensionsRoutes } from './extensions/extensions.routes';
import { organizerExtensionsRoutes } from './extensions/organizer-extensions.routes';
import { sendFeedbackAnswer } from './feedback/answer-feedback.service';
import { feedbackAnswersRoutes } from './feedback/feedback-answers.routes';
import { feedbackQueueRoutes } from './feedback/feedback-queue.routes';
import { feedbackRoutes } from './feedback/feedback.routes';
import { libraryRoutes } from './library/library.routes';
import { organizerLibraryRoutes } from './library/organizer-library.routes';
import { organizerPublicationsRoutes } from './publications/organizer-publications.routes';
import { publicationsRoutes } from './publications/publications.routes';
import { sendSubEmail } from './sub-emails/send-sub-email';
import { subEmailsRoutes } from './sub-emails/sub-emails.routes';
import { eventsForOrganisers } from './sub-exhibitors/organiser-events';
import { subExhibitorsRoutes } from './sub-exhibitors/sub-exhibitors.routes';
import { subProgressRoutes } from './sub-exhibitors/sub-progress.routes';
import { organizerSupportQuestionsRoutes, supportRoutes } from './support/support.routes';

/** The areas of a company besides passes, services and catalogue: documents, publications, sub-exhibitors, announcements. */
export const account = {
  routes: [
    contractsRoutes,
    documentFilesRoutes,
    organizerDocumentsRoutes,
    organizerContractsRoutes,
    announcementsRoutes,
    libraryRoutes,
    organizerLibraryRoutes,
    publicationsRoutes,
    supportRoutes,
    organizerSupportQuestionsRoutes,
    subExhibitorsRoutes,
    subProgressRoutes,
    subEmailsRoutes,
    feedbackRoutes,
    feedbackAnswersRoutes,
    feedbackQueueRoutes,
    extensionsRoutes,
    organizerPublicationsRoutes,
    organizerExtensionsRoutes,
    organizerAnnouncementsRoutes,
  ],
  outbox: (services, mailer) => ({
    'feedback-answer-mail': ({ feedbackId }) => sendFeedbackAnswer(services, mailer, feedbackId),
    'sub-exhibitor-mail': (email) => sendSubEmail(services, mailer, email),
    // entries that an earlier version has queued
    'sub-letter-mail': ({ letterId, ...email }) => sendSubEmail(services, mailer, { emailId: letterId, ...email }),
  }),
  echoes: [eventsForOrganisers],
} satisfies Area;
