import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import swagger from '@fastify/swagger';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { LogController, type FastifyServerOptions, type RouteOptions } from 'fastify';
import { announcementsRoutes } from '../areas/account/announcements/announcements.routes';
import { organizerAnnouncementsRoutes } from '../areas/account/announcements/organizer-announcements.routes';
import { AnonymousBudget, requireCost, type AnonymousBudgetLimits } from '../platform/http/anonymous-budget';
import { believeEdgeOnly } from '../platform/http/forwarded-headers';
import { trustedHops } from '../platform/http/network-of';
import { additionalServicesRoutes } from '../areas/services/additional-services/additional-services.routes';
import { currencyRoutes } from '../areas/services/additional-services/currency.routes';
import { authRoutes } from '../identity/auth/auth.routes';
import { deletionRoutes } from '../identity/account-deletion/deletion.routes';
import { organizerDeletionRoutes } from '../identity/account-deletion/organizer-deletion.routes';
import { ownSessionsRoutes } from '../identity/auth/own-sessions.routes';
import { findSession } from '../identity/auth/sessions.repository';
import { profileRoutes } from '../identity/auth/profile.routes';
import { cartDownloadsRoutes } from '../areas/services/cart/cart-downloads.routes';
import { cartRoutes } from '../areas/services/cart/cart.routes';
import { catalogueCopyRoutes } from '../areas/catalogue/catalogue/copy.routes';
import { catalogueOrderWorkRoutes } from '../areas/catalogue/catalogue/order-work.routes';
import { catalogueOrdersRoutes } from '../areas/catalogue/catalogue/orders.routes';
import { catalogueOrderFilesRoutes } from '../areas/catalogue/catalogue/files/order-files.routes';
import { catalogueOrderPdfRoutes } from '../areas/catalogue/catalogue/pdf/order-pdf.routes';
import { catalogueRubricsPdfRoutes } from '../areas/catalogue/catalogue/pdf/rubrics-pdf.routes';
import { spellCheckRoutes } from '../areas/catalogue/catalogue/spelling/spell-check.routes';
import { catalogueTemplateRoutes } from '../areas/catalogue/catalogue/template.routes';
import { orderCopyRoutes } from '../areas/services/order-copy/order-copy.routes';
import { companiesRoutes } from '../areas/participations/companies/companies.routes';
import { contractsRoutes } from '../areas/account/contracts/contracts.routes';
import { documentFilesRoutes } from '../areas/account/contracts/document-files.routes';
import { organizerDocumentsRoutes } from '../areas/account/contracts/organizer-documents.routes';
import { countriesRoutes } from '../areas/participations/countries/countries.routes';
import { calendarFeedRoutes } from '../areas/participations/deadlines/calendar-feed.routes';
import { deadlinesRoutes } from '../areas/participations/deadlines/deadlines.routes';
import { reminderSettingsRoutes } from '../areas/participations/deadlines/reminder-settings.routes';
import { extensionsRoutes } from '../areas/account/extensions/extensions.routes';
import { organizerExtensionsRoutes } from '../areas/account/extensions/organizer-extensions.routes';
import { demoPictureRoutes } from '../demo/pictures.routes';
import { answerOtherOrigins } from '../areas/catalogue/embed/cross-origin';
import { requireEmbedScope } from '../areas/catalogue/embed/embed-scope';
import { embedConfigRoutes } from '../areas/catalogue/embed/embed-config.routes';
import { embedTokensRoutes } from '../areas/catalogue/embed/embed-tokens.routes';
import { ownEmbedTokensRoutes } from '../areas/catalogue/embed/own-embed-tokens.routes';
import { feedbackRoutes } from '../areas/account/feedback/feedback.routes';
import { storageRoutes } from '../areas/participations/companies/logo-storage.routes';
import { logAccess, logSerializers } from '../platform/http/access-log';
import { checkingSerializerCompiler } from '../platform/http/response-check';
import { serializerCompiler } from '../platform/http/response-serializer';
import type { App } from '../platform/http/app.types';
import { addAuthentication } from '../platform/http/authentication';
import { compressionOptions } from '../platform/http/compression';
import { handleError, handleNotFound } from '../platform/http/error-handler';
import { healthRoutes } from '../platform/http/health.routes';
import { limitJsonBodies } from '../platform/http/json-body';
import { boundRequests } from '../platform/http/request-bounds';
import { setResponseHeaders } from '../platform/http/response-headers';
import { limitUploads } from '../platform/http/upload-shares';
import { validatorCompiler } from '../platform/http/validation';
import { libraryRoutes } from '../areas/account/library/library.routes';
import { organizerLibraryRoutes } from '../areas/account/library/organizer-library.routes';
import { mailOutboxRoutes } from '../platform/mail/outbox-page.routes';
import { notificationsRoutes } from '../identity/notifications/notifications.routes';
import { notificationSettingsRoutes } from '../identity/notifications/settings.routes';
import { hoistNamedSchemas, swaggerOptions } from '../platform/openapi/document';
import { addExplorer } from '../platform/openapi/explorer.routes';
import { orderDownloadsRoutes } from '../areas/services/orders/order-downloads.routes';
import { orderMessagesRoutes } from '../areas/services/orders/order-messages.routes';
import { ordersRoutes } from '../areas/services/orders/orders.routes';
import { organizerCatalogueFilesRoutes } from '../areas/catalogue/organizer/catalogue-files.routes';
import { organizerCatalogueRoutes } from '../areas/catalogue/organizer/catalogue.routes';
import { organizerExhibitionsRoutes } from '../areas/organizer/exhibitions.routes';
import { organizerMailRoutes } from '../areas/organizer/mail.routes';
import { organizerOrderFilesRoutes } from '../areas/services/organizer/order-files.routes';
import { organizerOrdersRoutes } from '../areas/services/organizer/orders.routes';
import { organizerRoutes } from '../areas/organizer/organizer.routes';
import { organizerParticipationsRoutes } from '../areas/participations/organizer/participations.routes';
import { organizerPassesRoutes } from '../areas/passes/organizer/passes.routes';
import { organizerServicesRoutes } from '../areas/services/organizer/services.routes';
import { organizerTeamRoutes } from '../areas/participations/organizer/team.routes';
import { organizerParticipantCodesRoutes } from '../areas/participations/participant-codes/organizer-participant-codes.routes';
import { participantCodesRoutes } from '../areas/participations/participant-codes/participant-codes.routes';
import { participationsRoutes } from '../areas/participations/participations/participations.routes';
import { readsRoutes } from '../areas/participations/participations/reads.routes';
import { passHoldersRoutes } from '../areas/passes/pass-holders/pass-holders.routes';
import { passLinkPagesRoutes } from '../areas/passes/pass-links/pass-link-pages.routes';
import { passLinksRoutes } from '../areas/passes/pass-links/pass-links.routes';
import { copyFromPreviousRoutes } from '../areas/passes/copy-from-previous/copy-from-previous.routes';
import { participationSettingsRoutes } from '../areas/participations/participation-settings/participation-settings.routes';
import { carPassesRoutes } from '../areas/passes/passes/car-passes.routes';
import { passCheckRoutes } from '../areas/passes/passes/pass-check.routes';
import { passImportRoutes } from '../areas/passes/passes/pass-import.routes';
import { personalPassesRoutes } from '../areas/passes/passes/personal-passes.routes';
import { broadcastingRoutes } from '../platform/realtime/broadcasting.routes';
import { ownDataRoutes } from '../identity/own-data/own-data.routes';
import { preparationRoutes } from '../areas/participations/preparation/preparation.routes';
import { organizerPublicationsRoutes } from '../areas/account/publications/organizer-publications.routes';
import { publicationsRoutes } from '../areas/account/publications/publications.routes';
import { pusherRoutes } from '../platform/realtime/pusher.routes';
import type { RoutePlugin, Services } from '../platform/services';
import { passkeysRoutes } from '../identity/passkeys/passkeys.routes';
import { secondFactorRoutes } from '../identity/second-factor/second-factor.routes';
import { supportRoutes } from '../areas/account/support/support.routes';
import { subExhibitorsRoutes } from '../areas/account/sub-exhibitors/sub-exhibitors.routes';
import { subProgressRoutes } from '../areas/account/sub-exhibitors/sub-progress.routes';
import { subEmailsRoutes } from '../areas/account/sub-emails/sub-emails.routes';
import { ownMembershipRoutes } from '../areas/participations/team/own-membership.routes';
import { teamAccessRoutes } from '../areas/participations/team/team-access.routes';
import { teamRoutes } from '../areas/participations/team/team.routes';

/** All areas under `/api`; a new area is one line here. */
const areas: RoutePlugin[] = [
  authRoutes,
  profileRoutes,
  ownSessionsRoutes,
  secondFactorRoutes,
  passkeysRoutes,
  participationsRoutes,
  readsRoutes,
  participantCodesRoutes,
  teamRoutes,
  teamAccessRoutes,
  ownDataRoutes,
  deletionRoutes,
  ownMembershipRoutes,
  companiesRoutes,
  participationSettingsRoutes,
  contractsRoutes,
  documentFilesRoutes,
  organizerDocumentsRoutes,
  announcementsRoutes,
  libraryRoutes,
  organizerLibraryRoutes,
  publicationsRoutes,
  supportRoutes,
  subExhibitorsRoutes,
  subProgressRoutes,
  subEmailsRoutes,
  countriesRoutes,
  notificationsRoutes,
  notificationSettingsRoutes,
  feedbackRoutes,
  mailOutboxRoutes,
  broadcastingRoutes,
  additionalServicesRoutes,
  currencyRoutes,
  cartRoutes,
  cartDownloadsRoutes,
  orderCopyRoutes,
  ordersRoutes,
  orderMessagesRoutes,
  orderDownloadsRoutes,
  catalogueTemplateRoutes,
  catalogueOrdersRoutes,
  catalogueOrderWorkRoutes,
  embedConfigRoutes,
  embedTokensRoutes,
  ownEmbedTokensRoutes,
  catalogueOrderFilesRoutes,
  catalogueOrderPdfRoutes,
  catalogueRubricsPdfRoutes,
  spellCheckRoutes,
  catalogueCopyRoutes,
  passImportRoutes,
  personalPassesRoutes,
  carPassesRoutes,
  passCheckRoutes,
  passHoldersRoutes,
  preparationRoutes,
  deadlinesRoutes,
  calendarFeedRoutes,
  reminderSettingsRoutes,
  extensionsRoutes,
  passLinksRoutes,
  passLinkPagesRoutes,
  copyFromPreviousRoutes,
  organizerRoutes,
  organizerPassesRoutes,
  organizerExhibitionsRoutes,
  organizerParticipationsRoutes,
  organizerTeamRoutes,
  organizerParticipantCodesRoutes,
  organizerMailRoutes,
  organizerOrdersRoutes,
  organizerOrderFilesRoutes,
  organizerServicesRoutes,
  organizerCatalogueRoutes,
  organizerCatalogueFilesRoutes,
  organizerPublicationsRoutes,
  organizerExtensionsRoutes,
  organizerAnnouncementsRoutes,
  organizerDeletionRoutes,
];

/** How the application is created. */
export interface AppOptions {
  /** For tests: fails a call whose answer does not match its schema. */
  checkResponses?: boolean;
  /** For tests: sees every route. */
  onRoute?: (route: RouteOptions) => void;
  /** For tests: what an address may spend without a session. */
  anonymousLimits?: AnonymousBudgetLimits;
  logger?: FastifyServerOptions['logger'];
}

/** Creates the application. It listens on no port and starts no background work; `main.ts` does both. */
export const createApp = async (
  services: Services,
  { checkResponses = false, logger = false, anonymousLimits, onRoute }: AppOptions = {},
) => {
  const { config, clock, realtime } = services;
  const app = Fastify({
    logger: typeof logger === 'object' ? { serializers: logSerializers, ...logger } : logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedHops(config.trustedProxies),
    bodyLimit: 1_048_576,
    // during a planned stop requests on open connections are still answered (SHELL-292)
    return503OnClosing: false,
  }).withTypeProvider<TypeBoxTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(checkResponses ? checkingSerializerCompiler : serializerCompiler);
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(handleNotFound);
  app.addHook('onSend', setResponseHeaders);
  app.addHook('onResponse', logAccess);
  // the first of all: from here on everything may rely on who asks
  app.addHook('onRequest', async ({ raw }) => believeEdgeOnly(raw.headers, config.edgeSecret));
  app.server.prependListener('upgrade', ({ headers }) => believeEdgeOnly(headers, config.edgeSecret));
  const budget = new AnonymousBudget(() => clock.now().getTime(), anonymousLimits);
  answerOtherOrigins(app, config.embedOrigins);
  addAuthentication(app, {
    // `write`: the last use of a session is stored from time to time
    find: (token, place) => findSession(services.database.write, token, clock.now(), place),
    charge: (address, cost) => budget.charge(address, cost),
    requireScope: requireEmbedScope,
  });
  app.addHook('onRoute', requireCost);
  if (onRoute) app.addHook('onRoute', onRoute);
  app.addHook('onRoute', boundRequests);
  limitJsonBodies(app);

  await app.register(compress, compressionOptions);
  await app.register(swagger, swaggerOptions);
  await app.register(multipart);
  limitUploads(app);
  await app.register(
    async (api: App) => {
      for (const area of areas) area(api, services);
    },
    { prefix: '/api' },
  );
  storageRoutes(app, services);
  demoPictureRoutes(app, services);
  await app.register(pusherRoutes(realtime.server, () => clock.now().getTime(), realtime.receive));
  healthRoutes(app, services);
  /** The OpenAPI document of all areas; only after `ready()`. */
  let document: ReturnType<typeof hoistNamedSchemas> | undefined;
  // the routes do not change after start: made once, with the first request
  const openapi = () => (document ??= hoistNamedSchemas(JSON.parse(JSON.stringify(app.swagger()))));
  addExplorer(app, openapi);
  return Object.assign(app, { openapi });
};
