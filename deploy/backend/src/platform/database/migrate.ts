import { Migrator, type Kysely, type Migration } from 'kysely';
import { platform } from './migrations/0001-platform';
import { passes } from './migrations/0002-passes';
import { additionalServices } from './migrations/0003-additional-services';
import { realtimeSequence } from './migrations/0004-realtime-sequence';
import { cart } from './migrations/0005-cart';
import { deadlines } from './migrations/0006-deadlines';
import { passLinks } from './migrations/0007-pass-links';
import { companyLogos } from './migrations/0008-company-logos';
import { idempotencyHashes } from './migrations/0009-idempotency-hashes';
import { contracts } from './migrations/0010-contracts';
import { supportQuestions } from './migrations/0011-support-questions';
import { participantCodes } from './migrations/0012-participant-codes';
import { subExhibitors } from './migrations/0013-sub-exhibitors';
import { documentFiles } from './migrations/0014-document-files';
import { waitingInvitations } from './migrations/0020-waiting-invitations';
import { realtimeGrants } from './migrations/0021-realtime-grants';
import { signInCodes } from './migrations/0022-sign-in-codes';
import { orders } from './migrations/0040-orders';
import { serviceCatalogue } from './migrations/0041-service-catalogue';
import { organiserOrders } from './migrations/0043-organiser-orders';
import { catalogueOrders } from './migrations/0044-catalogue-orders';
import { embedTokens } from './migrations/0045-embed-tokens';
import { sentRubrics } from './migrations/0046-sent-rubrics';
import { invitationSenders } from './migrations/0047-invitation-senders';
import { pavilionNames } from './migrations/0048-pavilion-names';
import { passLinkEnds } from './migrations/0049-pass-link-ends';
import { notificationReasons } from './migrations/0050-notification-reasons';
import { publications } from './migrations/0060-publications';
import { library } from './migrations/0061-library';
import { extensions } from './migrations/0070-extensions';
import { announcements } from './migrations/0071-announcements';
import { ownSessions } from './migrations/0072-own-sessions';
import { secondFactor } from './migrations/0073-second-factor';
import { teamAccess } from './migrations/0075-team-access';
import { notificationSettings } from './migrations/0079-notification-settings';
import { notificationLetters } from './migrations/0080-notification-letters';
import { subLetters } from './migrations/0081-sub-letters';
import { firstSignIn } from './migrations/0082-first-sign-in';
import { deletionRequests } from './migrations/0085-deletion-requests';
import { passkeys } from './migrations/0086-passkeys';
import { factorDemand } from './migrations/0087-factor-demand';
import { composedTexts } from './migrations/0090-composed-texts';
import { oneMailbox } from './migrations/0091-one-mailbox';
import { platesAndPhones } from './migrations/0092-plates-and-phones';
import { embedTokenIssuers } from './migrations/0097-embed-token-issuers';
import { embedTokenSites } from './migrations/0098-embed-token-sites';

/** In the order of their names; a released one is never changed, a new one is added at the end. */
const migrations: Record<string, Migration> = {
  '0001-platform': platform,
  '0002-passes': passes,
  '0003-additional-services': additionalServices,
  '0004-realtime-sequence': realtimeSequence,
  '0005-cart': cart,
  '0006-deadlines': deadlines,
  '0007-pass-links': passLinks,
  '0008-company-logos': companyLogos,
  '0009-idempotency-hashes': idempotencyHashes,
  '0010-contracts': contracts,
  '0011-support-questions': supportQuestions,
  '0012-participant-codes': participantCodes,
  '0013-sub-exhibitors': subExhibitors,
  '0014-document-files': documentFiles,
  '0020-waiting-invitations': waitingInvitations,
  '0021-realtime-grants': realtimeGrants,
  '0022-sign-in-codes': signInCodes,
  '0040-orders': orders,
  '0041-service-catalogue': serviceCatalogue,
  '0043-organiser-orders': organiserOrders,
  '0044-catalogue-orders': catalogueOrders,
  '0045-embed-tokens': embedTokens,
  '0046-sent-rubrics': sentRubrics,
  '0047-invitation-senders': invitationSenders,
  '0048-pavilion-names': pavilionNames,
  '0049-pass-link-ends': passLinkEnds,
  '0050-notification-reasons': notificationReasons,
  '0060-publications': publications,
  '0061-library': library,
  '0070-extensions': extensions,
  '0071-announcements': announcements,
  '0072-own-sessions': ownSessions,
  '0073-second-factor': secondFactor,
  '0075-team-access': teamAccess,
  '0079-notification-settings': notificationSettings,
  '0080-notification-letters': notificationLetters,
  '0081-sub-letters': subLetters,
  '0082-first-sign-in': firstSignIn,
  '0085-deletion-requests': deletionRequests,
  '0086-passkeys': passkeys,
  '0087-factor-demand': factorDemand,
  '0090-composed-texts': composedTexts,
  '0091-one-mailbox': oneMailbox,
  '0092-plates-and-phones': platesAndPhones,
  '0097-embed-token-issuers': embedTokenIssuers,
  '0098-embed-token-sites': embedTokenSites,
};

/**
 * Brings the tables up to date; several processes may do it at once, one of them works and the others wait.
 * @throws the error of the migration that failed; nothing of it is stored
 */
export const migrate = async <Tables>(database: Kysely<Tables>): Promise<void> => {
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error(String(error));
};
