import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import httpProxy from '@fastify/http-proxy';
import {
  chooseVersions,
  pageReleaseFor,
  routeOfPath,
  type ChosenVersions,
  type ReleaseDocument,
} from '@fairfront/shared-kit/platform/release';
import fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { devOrigins, pointToDevPackages, withDevPackages, type DevPackages } from './dev-packages';
import { renderPage } from './page-html';
import { asksForFile, readHints } from './page-request';
import { ReleaseReader } from './release-reader';
import { findReleasedFile } from './released-files';
import { runtimeConfigFor, type ConfigFile } from './runtime-config';
import {
  contentSecurityPolicy,
  headersOfEverything,
  headersOfPages,
  headersOfReleasedFiles,
  loggedPath,
  referrerPolicyOf,
} from './security-headers';

export interface EdgeOptions {
  /** Folder of the release store. */
  releases: string;
  /** Address of the backend, for example `http://127.0.0.1:4000`. */
  backend: string;
  config: ConfigFile;
  /** Public key of the realtime application. */
  realtimeKey: string;
  /** Believe `x-forwarded-*` of a proxy in front. */
  trustProxy?: boolean;
  /** Packages that a developer serves from his machine. */
  devPackages?: DevPackages;
  /** Level of pino; requests are logged at `info`, without their query. */
  logLevel?: string;
}

const brotli = promisify(brotliCompress);
const gunzipped = promisify(gzip);

/** Path without the query: what may be logged and matched. */
const pathOf = (request: FastifyRequest): string => new URL(request.url, 'http://edge.invalid').pathname;

const hostPattern = /^(\[[0-9a-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i;

const answerText = (reply: FastifyReply, status: number, text: string) =>
  reply
    .code(status)
    .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .send(`${text}\n`);

/** Compresses an answer made for this request; quality 5 costs about a millisecond for a page. */
const sendCompressed = async (request: FastifyRequest, reply: FastifyReply, body: string): Promise<FastifyReply> => {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  reply.header('vary', 'accept-encoding, cookie');
  if (accepted.includes('br')) {
    const packed = await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    return reply.header('content-encoding', 'br').send(packed);
  }
  if (accepted.includes('gzip')) return reply.header('content-encoding', 'gzip').send(await gunzipped(body));
  return reply.send(body);
};

const backendAnswers = async (backend: string): Promise<boolean> => {
  try {
    return (await fetch(`${backend}/health`, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
};

/** What goes to the backend; only the last one carries sockets. */
export const proxiedPrefixes = ['/api', '/storage', '/app'] as const;

const proxyToBackend = async (edge: FastifyInstance, backend: string): Promise<void> => {
  for (const prefix of proxiedPrefixes) {
    await edge.register(httpProxy, {
      upstream: backend,
      prefix,
      rewritePrefix: prefix,
      websocket: prefix === '/app',
      // it would write the whole address of every call, the secret ones too
      disableRequestLogging: true,
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({
          ...headers,
          'x-forwarded-for': request.ip,
          'x-forwarded-proto': request.protocol,
          'x-forwarded-host': request.host,
        }),
        onError: (reply) => {
          void reply.code(502).send({ message: 'The service is not available right now. Please try again.' });
        },
      },
    });
  }
};

/** The server in front of everything: pages, released files, and the way to the API and the socket. */
export const createEdge = async (options: EdgeOptions): Promise<FastifyInstance> => {
  const { backend, config, realtimeKey, releases, devPackages = {} } = options;
  const edge = fastify({
    trustProxy: options.trustProxy ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    logger: { level: options.logLevel ?? 'warn' },
    forceCloseConnections: true,
  });
  const reader = new ReleaseReader(releases, (error) => edge.log.error({ error: String(error) }, 'release document'));

  edge.addHook('onRequest', async (_request, reply) => {
    reply.headers(headersOfEverything);
  });
  edge.addHook('onResponse', async (request, reply) => {
    // addresses of this portal can carry tokens: queries are never logged, nor the paths that hold one
    const path = pathOf(request);
    const facts = { method: request.method, path: loggedPath(path), status: reply.statusCode };
    request.log.info({ ...facts, ms: Math.round(reply.elapsedTime) }, 'request');
  });

  const released = async (
    request: FastifyRequest,
  ): Promise<{ document: ReleaseDocument; versions: ChosenVersions; hints: ReturnType<typeof readHints> } | null> => {
    const document = await reader.read();
    const hints = readHints(request.headers.cookie);
    if (!document) return null;
    const versions = await withDevPackages(chooseVersions(document, hints.companyId), devPackages);
    return { document, hints, versions };
  };

  const answerPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = pathOf(request);
    if (routeOfPath(path) === null && asksForFile(path)) return answerText(reply, 404, 'No such file');
    if (!hostPattern.test(request.host)) return answerText(reply, 400, 'No usable Host header');
    const release = await released(request);
    if (!release) return answerText(reply, 503, 'Nothing has been released yet');
    const { document, versions, hints } = release;
    const origin = `${request.protocol}://${request.host}`;
    const nonce = randomBytes(16).toString('base64');
    const runtimeConfig = runtimeConfigFor(config, origin, realtimeKey);
    const query = new URL(request.url, origin).searchParams;
    const modal = query.get('modal');
    const { locale } = hints;
    reply.headers({
      ...headersOfPages,
      'content-security-policy': contentSecurityPolicy({
        nonce,
        origin,
        config: runtimeConfig,
        devOrigins: devOrigins(devPackages),
      }),
      'referrer-policy': referrerPolicyOf(path, query.has('token')),
    });
    const page = renderPage({ document, versions, config: runtimeConfig, nonce, path, modal, locale, devPackages });
    // the page says by itself that there is nothing; crawlers and link checkers read the status (SHELL-029)
    if (routeOfPath(path) === null) reply.code(404);
    return sendCompressed(request, reply, page);
  };

  edge.get('/health', async (_request, reply) => {
    const [document, backendReady] = await Promise.all([reader.read(), backendAnswers(backend)]);
    const ready = document !== null && backendReady;
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready, releases: document !== null, backend: backendReady });
  });

  // what a page asks before a retry: the same release as a new page would get
  edge.get('/release.json', async (request, reply) => {
    const release = await released(request);
    if (!release) return answerText(reply, 503, 'Nothing has been released yet');
    reply.headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
    return sendCompressed(
      request,
      reply,
      JSON.stringify(pointToDevPackages(pageReleaseFor(release.document, release.versions), devPackages)),
    );
  });

  edge.get<{ Params: { '*': string } }>('/r/*', async (request, reply) => {
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const file = await findReleasedFile(releases, request.params['*'], accepted);
    if (!file) return answerText(reply, 404, 'No such file');
    return reply.headers({ ...headersOfReleasedFiles, ...file.headers }).send(file.body());
  });

  // the one page below the API prefix (SHELL-027); everything but GET goes to the backend
  edge.get('/api/welcome/*', answerPage);
  await proxyToBackend(edge, backend);

  edge.get('/*', answerPage);
  edge.setNotFoundHandler((_request, reply) => {
    void answerText(reply.header('allow', 'GET, HEAD'), 405, 'Pages can only be read');
  });
  return edge;
};
