import type { PathsOf } from '../../http';
import type { announcementsApi } from './announcements.routes';
import type { contractsApi } from './contracts.routes';
import type { documentFilesApi } from './document-files.routes';
import type { extensionsApi } from './extensions.routes';
import type { feedbackAnswersApi } from './organizer-feedback.routes';
import type { feedbackQueueApi } from './feedback-queue.routes';
import type { feedbackApi } from './feedback.routes';
import type { libraryApi } from './library.routes';
import type { organizerAnnouncementsApi } from './organizer-announcements.routes';
import type { organizerContractsApi } from './organizer-contracts.routes';
import type { organizerDocumentsApi } from './organizer-documents.routes';
import type { organizerExtensionsApi } from './organizer-extensions.routes';
import type { organizerLibraryApi } from './organizer-library.routes';
import type { organizerPublicationsApi } from './organizer-publications.routes';
import type { organizerSupportQuestionsApi } from './organizer-support-questions.routes';
import type { publicationsApi } from './publications.routes';
import type { subEmailsApi } from './sub-emails.routes';
import type { subExhibitorsApi } from './sub-exhibitors.routes';
import type { subProgressApi } from './sub-progress.routes';
import type { supportApi } from './support.routes';

/** The calls of this area, by path and method. */
export type AccountPaths = PathsOf<typeof announcementsApi> &
  PathsOf<typeof organizerAnnouncementsApi> &
  PathsOf<typeof contractsApi> &
  PathsOf<typeof documentFilesApi> &
  PathsOf<typeof organizerDocumentsApi> &
  PathsOf<typeof extensionsApi> &
  PathsOf<typeof organizerExtensionsApi> &
  PathsOf<typeof feedbackAnswersApi> &
  PathsOf<typeof feedbackQueueApi> &
  PathsOf<typeof feedbackApi> &
  PathsOf<typeof libraryApi> &
  PathsOf<typeof organizerLibraryApi> &
  PathsOf<typeof organizerPublicationsApi> &
  PathsOf<typeof publicationsApi> &
  PathsOf<typeof subEmailsApi> &
  PathsOf<typeof subExhibitorsApi> &
  PathsOf<typeof subProgressApi> &
  PathsOf<typeof supportApi> &
  PathsOf<typeof organizerContractsApi> &
  PathsOf<typeof organizerSupportQuestionsApi>;
