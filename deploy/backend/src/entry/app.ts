import compress from '@fastify/compress';
import { requestIdHeader, requestIdOf } from '@fairfront/shared-kit/domain/http/request-id';
import { measureRequests, type Metrics } from '@fairfront/metrics';
import multipart from '@fastify/multipart';
import swagger from '@fastify/swagger';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { LogController, type FastifyServerOptions, type RouteOptions } from 'fastify';
import { AnonymousBudget, requireCost, type AnonymousBudgetLimits } from '../platform/http/anonymous-budget';
import { trustEdgeOnly } from '../platform/http/forwarded-headers';
import { trustedHops } from '../platform/http/network-of';
import { requireActingScope } from '../identity/acting/acting-scope';
import { findApiKey } from '../identity/api-keys/find-key.repository';
import { findSession } from '../identity/sessions/find-session.service';
import { exhibitionFinder } from '../areas/organizer/object-exhibitions.repository';
import { answerOtherOrigins } from '../areas/catalogue/embed/cross-origin';
import { requireEmbedScope } from '../areas/catalogue/embed/embed-scope';
import { logAccess, logSerializers } from '../platform/http/access-log';
import { checkingSerializerCompiler } from '../platform/http/response-check';
import { serializerCompiler } from '../platform/http/response-serializer';
import { areas } from './areas';
import type { App, RoutePlugin } from '../platform/http/app.types';
import { addAuthentication } from '../platform/http/authentication';
import { KeyCalls } from '../platform/http/key-calls';
import type { BucketLimits } from '../platform/http/token-buckets';
import { compressionOptions } from '../platform/http/compression';
import { handleError, handleNotFound } from '../platform/http/error-handler';
import { healthRoutes } from '../platform/http/health.routes';
import { limitJsonBodies } from '../platform/http/json-body';
import { boundRequests } from '../platform/http/request-bounds';
import { setResponseHeaders } from '../platform/http/response-headers';
import { scanUploads } from '../platform/http/scan-uploads';
import { limitUploads } from '../platform/http/upload-shares';
import { validatorCompiler } from '../platform/http/validation';
import { hoistNamedSchemas, swaggerOptions } from '../platform/openapi/document';
import { addExplorer } from '../platform/openapi/explorer.routes';
import { pusherRoutes } from '../platform/realtime/pusher.routes';
import type { Services } from '../platform/services';

/** How the application is created. */
export interface AppOptions {
  /** For tests: fails a call whose response does not match its schema. */
  checkResponses?: boolean;
  /** For tests: receives every route. */
  onRoute?: (route: RouteOptions) => void;
  /** For tests: the budget of an address without a session. */
  anonymousLimits?: AnonymousBudgetLimits;
  /** For tests: the rate limit of an API key. */
  keyLimits?: BucketLimits;
  logger?: FastifyServerOptions['logger'];
  /** Receives the measured requests. */
  metrics?: Metrics | null;
  /** Routes outside of `/api` beside those of the areas. */
  pages?: readonly RoutePlugin[];
}

/** Creates the application. It listens on no port and starts no background work; `main.ts` does both. */
export const createApp = async (
  services: Services,
  {
    checkResponses = false,
    logger = false,
    anonymousLimits,
    keyLimits,
    metrics = null,
    onRoute,
    pages: morePages = [],
  }: AppOptions = {},
) => {
  const { config, clock, realtime } = services;
  const app = Fastify({
    logger: typeof logger === 'object' ? { serializers: logSerializers, ...logger } : logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: ({ headers }) => requestIdOf(headers[requestIdHeader]),
    trustProxy: trustedHops(config.trustedProxies),
    bodyLimit: 1_048_576,
    // during a planned stop requests on open connections are still answered
    return503OnClosing: false,
  }).withTypeProvider<TypeBoxTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(checkResponses ? checkingSerializerCompiler : serializerCompiler);
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(handleNotFound);
  app.addHook('onSend', setResponseHeaders);
  app.addHook('onResponse', logAccess);
  if (metrics) measureRequests(app, metrics);
  // the first of all: from here on everything may rely on who asks
  app.addHook('onRequest', async ({ raw }) => trustEdgeOnly(raw.headers, config.edgeSecret));
  app.server.prependListener('upgrade', ({ headers }) => trustEdgeOnly(headers, config.edgeSecret));
  const keyCalls = new KeyCalls(() => clock.now().getTime(), keyLimits);
  const budget = new AnonymousBudget(() => clock.now().getTime(), anonymousLimits);
  answerOtherOrigins(app, config.embedOrigins);
  addAuthentication(app, {
    // `write`: the last use of a session is stored from time to time
    find: (token, place) => findSession(services.database.write, token, clock.now(), place),
    findKey: async (token, place) => {
      const caller = await findApiKey(services.database.write, token, clock.now(), place);
      if (caller) keyCalls.charge(caller.id);
      return caller;
    },
    charge: (address, cost) => budget.charge(address, cost),
    requireScope: requireEmbedScope,
    requireActing: requireActingScope,
    exhibitions: exhibitionFinder(services.database),
  });
  app.addHook('onRoute', requireCost);
  if (onRoute) app.addHook('onRoute', onRoute);
  app.addHook('onRoute', boundRequests);
  limitJsonBodies(app);

  await app.register(compress, compressionOptions);
  await app.register(swagger, swaggerOptions);
  await app.register(multipart);
  limitUploads(app);
  scanUploads(app, config.scanner);
  await app.register(
    async (api: App) => {
      for (const { routes } of areas) for (const add of routes) add(api, services);
    },
    { prefix: '/api' },
  );
  for (const { pages = [] } of areas) for (const add of pages) add(app, services);
  for (const add of morePages) add(app, services);
  await app.register(pusherRoutes(realtime.server, () => clock.now().getTime(), realtime.receive));
  healthRoutes(app, services);
  /** The OpenAPI document of all areas; only after `ready()`. */
  let document: ReturnType<typeof hoistNamedSchemas> | undefined;
  // the routes do not change after start: made once, with the first request
  const openapi = () => (document ??= hoistNamedSchemas(JSON.parse(JSON.stringify(app.swagger()))));
  addExplorer(app, openapi);
  return Object.assign(app, { openapi });
};
