import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import swagger from '@fastify/swagger';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { LogController, type FastifyServerOptions, type RouteOptions } from 'fastify';
import { announcementsRoutes } from './announcements/announcements.routes';
import { organizerAnnouncementsRoutes } from './announcements/organizer-announcements.routes';
import { AnonymousBudget, requireCost, type AnonymousBudgetLimits } from './http/anonymous-budget';
import { believeEdgeOnly } from './http/forwarded-headers';
import { trustedHops } from './http/network-of';
import { additionalServicesRoutes } from './additional-services/additional-services.routes';
import { currencyRoutes } from './additional-services/currency.routes';
import { authRoutes } from './auth/auth.routes';
import { deletionRoutes } from './account-deletion/deletion.routes';
import { organizerDeletionRoutes } from './account-deletion/organizer-deletion.routes';
import { ownSessionsRoutes } from './auth/own-sessions.routes';
import { findSession } from './auth/sessions.repository';
import { profileRoutes } from './auth/profile.routes';
import { cartDownloadsRoutes } from './cart/cart-downloads.routes';
import { cartRoutes } from './cart/cart.routes';
import { catalogueCopyRoutes } from './catalogue/copy.routes';
import { catalogueOrderWorkRoutes } from './catalogue/order-work.routes';
import { catalogueOrdersRoutes } from './catalogue/orders.routes';
import { catalogueOrderFilesRoutes } from './catalogue/files/order-files.routes';
import { catalogueOrderPdfRoutes } from './catalogue/pdf/order-pdf.routes';
import { catalogueRubricsPdfRoutes } from './catalogue/pdf/rubrics-pdf.routes';
import { spellCheckRoutes } from './catalogue/spelling/spell-check.routes';
import { catalogueTemplateRoutes } from './catalogue/template.routes';
import { orderCopyRoutes } from './order-copy/order-copy.routes';
import { companiesRoutes } from './companies/companies.routes';
import { contractsRoutes } from './contracts/contracts.routes';
import { documentFilesRoutes } from './contracts/document-files.routes';
import { organizerDocumentsRoutes } from './contracts/organizer-documents.routes';
import { countriesRoutes } from './countries/countries.routes';
import { calendarFeedRoutes } from './deadlines/calendar-feed.routes';
import { deadlinesRoutes } from './deadlines/deadlines.routes';
import { reminderSettingsRoutes } from './deadlines/reminder-settings.routes';
import { extensionsRoutes } from './extensions/extensions.routes';
import { organizerExtensionsRoutes } from './extensions/organizer-extensions.routes';
import { demoPictureRoutes } from './demo/pictures.routes';
import { answerOtherOrigins } from './embed/cross-origin';
import { requireEmbedScope } from './embed/embed-scope';
import { embedConfigRoutes } from './embed/embed-config.routes';
import { embedTokensRoutes } from './embed/embed-tokens.routes';
import { ownEmbedTokensRoutes } from './embed/own-embed-tokens.routes';
import { feedbackRoutes } from './feedback/feedback.routes';
import { storageRoutes } from './files/storage.routes';
import { logAccess, logSerializers } from './http/access-log';
import { checkingSerializerCompiler } from './http/response-check';
import { serializerCompiler } from './http/response-serializer';
import type { App } from './http/app.types';
import { addAuthentication } from './http/authentication';
import { compressionOptions } from './http/compression';
import { handleError, handleNotFound } from './http/error-handler';
import { healthRoutes } from './http/health.routes';
import { limitJsonBodies } from './http/json-body';
import { boundRequests } from './http/request-bounds';
import { setResponseHeaders } from './http/response-headers';
import { limitUploads } from './http/upload-shares';
import { validatorCompiler } from './http/validation';
import { libraryRoutes } from './library/library.routes';
import { organizerLibraryRoutes } from './library/organizer-library.routes';
import { mailOutboxRoutes } from './mail/outbox-page.routes';
import { notificationsRoutes } from './notifications/notifications.routes';
import { notificationSettingsRoutes } from './notifications/settings.routes';
import { hoistNamedSchemas, swaggerOptions } from './openapi/document';
import { addExplorer } from './openapi/explorer.routes';
import { orderDownloadsRoutes } from './orders/order-downloads.routes';
import { orderMessagesRoutes } from './orders/order-messages.routes';
import { ordersRoutes } from './orders/orders.routes';
import { organizerCatalogueFilesRoutes } from './organizer/catalogue/catalogue-files.routes';
import { organizerCatalogueRoutes } from './organizer/catalogue/catalogue.routes';
import { organizerExhibitionsRoutes } from './organizer/exhibitions.routes';
import { organizerMailRoutes } from './organizer/mail.routes';
import { organizerOrderFilesRoutes } from './organizer/orders/order-files.routes';
import { organizerOrdersRoutes } from './organizer/orders/orders.routes';
import { organizerRoutes } from './organizer/organizer.routes';
import { organizerParticipationsRoutes } from './organizer/participations.routes';
import { organizerPassesRoutes } from './organizer/passes.routes';
import { organizerServicesRoutes } from './organizer/services.routes';
import { organizerTeamRoutes } from './organizer/team.routes';
import { organizerParticipantCodesRoutes } from './participant-codes/organizer-participant-codes.routes';
import { participantCodesRoutes } from './participant-codes/participant-codes.routes';
import { participationsRoutes } from './participations/participations.routes';
import { readsRoutes } from './participations/reads.routes';
import { passHoldersRoutes } from './pass-holders/pass-holders.routes';
import { passLinkPagesRoutes } from './pass-links/pass-link-pages.routes';
import { passLinksRoutes } from './pass-links/pass-links.routes';
import { copyFromPreviousRoutes } from './copy-from-previous/copy-from-previous.routes';
import { participationSettingsRoutes } from './participation-settings/participation-settings.routes';
import { carPassesRoutes } from './passes/car-passes.routes';
import { passCheckRoutes } from './passes/pass-check.routes';
import { passImportRoutes } from './passes/pass-import.routes';
import { personalPassesRoutes } from './passes/personal-passes.routes';
import { broadcastingRoutes } from './realtime/broadcasting.routes';
import { ownDataRoutes } from './own-data/own-data.routes';
import { preparationRoutes } from './preparation/preparation.routes';
import { organizerPublicationsRoutes } from './publications/organizer-publications.routes';
import { publicationsRoutes } from './publications/publications.routes';
import { pusherRoutes } from './realtime/pusher.routes';
import type { RoutePlugin, Services } from './services';
import { passkeysRoutes } from './passkeys/passkeys.routes';
import { secondFactorRoutes } from './second-factor/second-factor.routes';
import { supportRoutes } from './support/support.routes';
import { subExhibitorsRoutes } from './sub-exhibitors/sub-exhibitors.routes';
import { subProgressRoutes } from './sub-exhibitors/sub-progress.routes';
import { subEmailsRoutes } from './sub-emails/sub-emails.routes';
import { ownMembershipRoutes } from './team/own-membership.routes';
import { teamAccessRoutes } from './team/team-access.routes';
import { teamRoutes } from './team/team.routes';

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
