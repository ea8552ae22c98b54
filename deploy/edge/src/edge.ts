import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { requestIdHeader, requestIdOf } from '@fairfront/shared-kit/domain/http/request-id';
import { measureRequests, type Metrics } from '@fairfront/metrics';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { addAddressBudgets } from './address-budgets';
import { AddressCounter } from './address-counter';
import { BackendPools } from './backend-pools';
import type { DevPackages } from './dev-packages';
import { addEmbedRoutes } from './embed-routes';
import { DelayedRequests } from './delayed-requests';
import { defaultLimits, type EdgeLimits } from './limits';
import { MissingFiles } from './missing-files';
import type { PortalHosts } from './portal-hosts';
import { addPageRoutes } from './page-routes';
import { handleClientError, sendText } from './plain-responses';
import { addPolicyReports } from './policy-reports';
import { addProxyRoutes } from './proxy-routes';
import { RefusedCall } from './refusals';
import { RefusalResponses } from './refusal-responses';
import { ReleaseReader } from './release-reader';
import { ReleasedFiles } from './released-files';
import { addRequestGate } from './request-gate';
import { pathOf } from './request-target';
import type { ConfigFile } from './runtime-config';
import { releasedFileHeaders, loggedPath } from './security-headers';
import { SocketTunnel, socketPrefix } from './socket-tunnel';
import { closeStalledReaders } from './stall-guard';

export interface EdgeOptions {
  /** Folder of the release store. */
  releases: string;
  /** Address of the backend, for example `http://127.0.0.1:4000`. */
  backend: string;
  config: ConfigFile;
  /** Public key of the realtime application. */
  realtimeKey: string;
  /** The host names under which the portal is served. */
  hosts: PortalHosts;
  /** Public address of the portal. */
  publicUrl: string;
  /** Number of trusted proxies in front of the edge, used to find the client address. */
  trustedHops?: number;
  /** Secret sent to the backend, which trusts forwarded headers only with it (`EDGE_SECRET`). */
  edgeSecret?: string | null;
  /** Packages that a developer serves from their own machine. */
  devPackages?: DevPackages;
  /** Log level of pino. Requests are logged at `info`, without their query. */
  logLevel?: string;
  /** Overrides of `defaultLimits`. */
  limits?: Partial<EdgeLimits>;
  /** Receives the measured requests and sockets. */
  metrics?: Metrics | null;
}

/** Drops connections above the limit of an address immediately, without a response. */
const limitConnections = (server: Server, limits: EdgeLimits, hops: number): void => {
  server.maxConnections = limits.connections;
  // behind a proxy, all connections come from that proxy
  if (hops > 0) return;
  const counter = new AddressCounter(limits.connectionsPerAddress);
  server.on('connection', (socket: Socket) => {
    const give = counter.take(socket.remoteAddress ?? '');
    if (give) socket.once('close', give);
    else socket.destroy();
  });
};

/** Makes a planned stop wait for pending responses, but not for idle or preconnected connections of browsers. */
const endIdleConnections = (edge: FastifyInstance): void => {
  const { server } = edge;
  const open = new Set<Socket>();
  let isClosing = false;
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  server.on('request', (_request, response) => {
    response.once('close', () => isClosing && server.closeIdleConnections());
  });
  edge.addHook('preClose', async () => {
    isClosing = true;
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  });
};

/**
 * Creates the server in front of everything: it serves pages and released files and proxies the API and the WebSocket.
 */
export const createEdge = async (options: EdgeOptions): Promise<FastifyInstance> => {
  const { backend, config, hosts, publicUrl, realtimeKey, releases, devPackages = {}, trustedHops: hops = 0 } = options;
  const { edgeSecret = null } = options;
  const limits = { ...defaultLimits, ...options.limits };
  const edge = fastify({
    logController: new LogController({ disableRequestLogging: true }),
    logger: { level: options.logLevel ?? 'warn' },
    // only a trusted proxy in front may give one
    genReqId: ({ headers }) => requestIdOf(hops > 0 ? headers[requestIdHeader] : undefined),
    // a planned stop lets pending requests finish
    forceCloseConnections: 'idle',
    requestTimeout: limits.uploadTime,
    http: {
      headersTimeout: limits.headersTime,
      connectionsCheckingInterval: Math.min(limits.headersTime / 2, 5_000),
    },
    clientErrorHandler: (error, socket) => handleClientError(error, socket as Socket),
    // a malformed request has no budget: it costs its sender the connection
    frameworkErrors: (_error, _request, reply) =>
      void sendText(reply.header('connection', 'close'), 400, 'Bad request'),
  });
  const reader = new ReleaseReader(releases, (error) => edge.log.error({ error: String(error) }, 'release document'));
  const files = new ReleasedFiles(releases);
  const missingFiles = new MissingFiles(releases);
  const pools = new BackendPools(backend, limits);
  const tunnel = new SocketTunnel({ backend, hosts, hops, edgeSecret, limits });
  limitConnections(edge.server, limits, hops);
  tunnel.attach(edge.server);
  if (options.metrics) {
    measureRequests(edge, options.metrics);
    options.metrics.gauge('realtime_sockets', 'Open sockets of browsers', () => tunnel.size);
  }
  const stopWatching = closeStalledReaders(edge.server, limits.stallTime);
  // the route that receives the body decides whether the client may send it
  edge.server.on('checkContinue', (request, response) => edge.routing(request, response));
  endIdleConnections(edge);
  edge.addHook('preClose', async () => tunnel.close());
  edge.addHook('onClose', async () => {
    stopWatching();
    await pools.close();
  });

  const delayed = new DelayedRequests(limits.delayedPerAddress);
  const refused = new RefusalResponses({ hosts, delayed, refusalTime: limits.refusalTime });
  const budgets = await addAddressBudgets(edge, { limits, delayed });
  addRequestGate(edge, { hosts, hops, publicUrl, spend: budgets.others });
  if (edge.log.level === 'info' || edge.log.level === 'debug' || edge.log.level === 'trace') {
    edge.addHook('onResponse', async (request, reply) => {
      // addresses of this portal can contain tokens, so neither queries nor paths with a token are logged
      const facts = {
        method: request.method,
        path: loggedPath(pathOf(request.url), await reader.read()),
        status: reply.statusCode,
      };
      request.log.info({ ...facts, ms: Math.round(reply.elapsedTime) }, 'request');
    });
  }
  edge.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof RefusedCall) return refused.send(request, reply, error.refusal);
    const status = error.statusCode !== undefined && error.statusCode < 500 ? error.statusCode : 500;
    if (status === 500) request.log.error({ error: String(error) }, 'request failed');
    return sendText(reply, status, status === 500 ? 'Something went wrong' : 'Bad request');
  });
  edge.setNotFoundHandler(async (request, reply) => {
    await budgets.others(request, reply);
    return sendText(reply.header('allow', 'GET, HEAD'), 405, 'Pages can only be read');
  });

  const spendOthers = { onRequest: budgets.others };
  edge.get('/health', spendOthers, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  edge.get('/ready', spendOthers, async (_request, reply) => {
    const [document, isBackendReady] = await Promise.all([reader.read(), pools.isReady()]);
    const missing = document && (await missingFiles.find(document));
    if (missing !== null) edge.log.error({ missing }, 'released file');
    const areReleasesThere = document !== null && missing === null;
    const isReady = areReleasesThere && isBackendReady;
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready: isReady, releases: areReleasesThere, backend: isBackendReady });
  });
  edge.get<{ Params: { '*': string } }>('/r/*', { onRequest: budgets.files }, async (request, reply) => {
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const file = await files.find(request.params['*'], accepted);
    if (!file) return sendText(reply, 404, 'No such file');
    return reply.headers(releasedFileHeaders).headers(file.headers).send(file.body);
  });
  addEmbedRoutes(edge, { reader, files, spend: budgets.files });
  edge.get(`${socketPrefix}/*`, spendOthers, (_request, reply) =>
    sendText(reply, 400, 'This address takes WebSockets only'),
  );
  addPolicyReports(edge, { limits, spend: budgets.others, metrics: options.metrics ?? null });
  addProxyRoutes(edge, { pools, limits, refused, edgeSecret });
  addPageRoutes(edge, { reader, config, realtimeKey, devPackages, budgets });
  return edge;
};
