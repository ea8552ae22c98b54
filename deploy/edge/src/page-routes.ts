import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { chooseVersions } from '@fairfront/shared-kit/platform/release';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AddressBudgets } from './address-budgets';
import { devOrigins, withDevPackages, type DevPackages } from './dev-packages';
import { renderPage } from './page-html';
import { isFilePath, readHints, type PageHints } from './page-request';
import { sendText } from './plain-responses';
import { PreparedReleases, type PreparedRelease } from './prepared-releases';
import type { ReleaseReader } from './release-reader';
import { pathOf, queryOf } from './request-target';
import { runtimeConfigFor, type ConfigFile } from './runtime-config';
import { contentSecurityPolicy, pageHeaders, referrerPolicyOf, reportingEndpoints } from './security-headers';

const brotli = promisify(brotliCompress);
const zipped = promisify(gzip);

/**
 * Compresses a page. Its nonce makes it unique, so it cannot be cached. Quality 2 takes half the time of 5 for an
 * eighth more bytes.
 */
const sendPacked = async (request: FastifyRequest, reply: FastifyReply, body: string): Promise<FastifyReply> => {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (accepted.includes('br')) {
    const packed = await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } });
    return reply.header('content-encoding', 'br').send(packed);
  }
  if (accepted.includes('gzip')) {
    return reply.header('content-encoding', 'gzip').send(await zipped(body, { level: 3 }));
  }
  return reply.send(body);
};

/** Adds the routes for pages and for the page release. */
export const addPageRoutes = (
  edge: FastifyInstance,
  options: {
    reader: ReleaseReader;
    config: ConfigFile;
    realtimeKey: string;
    devPackages: DevPackages;
    budgets: AddressBudgets;
  },
): void => {
  const { budgets, config, devPackages, reader, realtimeKey } = options;

  const preparedReleases = new PreparedReleases(devPackages);

  const released = async (request: FastifyRequest): Promise<{ prepared: PreparedRelease; hints: PageHints } | null> => {
    const document = await reader.read();
    const hints = readHints(request.headers.cookie);
    if (!document) return null;
    const versions = await withDevPackages(chooseVersions(document, hints.companyId), devPackages);
    return { prepared: preparedReleases.of(document, versions), hints };
  };

  const answerPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = pathOf(request.url);
    const release = await released(request);
    if (!release) return sendText(reply, 503, 'Nothing has been released yet');
    const { prepared, hints } = release;
    const { screens } = prepared;
    const route = prepared.routeOf(path);
    if (route === null && isFilePath(path)) return sendText(reply, 404, 'No such file');
    const { host, protocol } = request.visitor;
    const origin = `${protocol}://${host}`;
    const nonce = randomBytes(16).toString('base64');
    const runtimeConfig = runtimeConfigFor(config, origin, realtimeKey);
    const query = queryOf(request.url);
    const modal = query.get('modal');
    const { locale } = hints;
    reply.headers({
      ...pageHeaders,
      vary: 'accept-encoding, cookie',
      'content-security-policy': contentSecurityPolicy({
        nonce,
        origin,
        config: runtimeConfig,
        devOrigins: devOrigins(devPackages),
      }),
      'reporting-endpoints': reportingEndpoints,
      'referrer-policy': referrerPolicyOf(route === null ? null : (screens[route] ?? null), query.has('token')),
    });
    const search = query.size ? `?${query}` : '';
    const page = renderPage({
      prepared,
      config: runtimeConfig,
      nonce,
      path,
      route,
      search,
      modal,
      locale,
      devPackages,
    });
    // the page itself shows that nothing is here; crawlers and link checkers need the status
    if (route === null) reply.code(404);
    return sendPacked(request, reply, page);
  };

  // a page requests this before a retry: it is the release that a new page would get
  edge.get('/release.json', { onRequest: budgets.files }, async (request, reply) => {
    const release = await released(request);
    if (!release) return sendText(reply, 503, 'Nothing has been released yet');
    reply.headers({ 'cache-control': 'private, no-cache', vary: 'accept-encoding, cookie' });
    return release.prepared.answer.send(request, reply);
  });
  // the only page below the API prefix; methods other than GET go to the backend
  const asPage = { onRequest: budgets.pages, config: { isPage: true as const } };
  edge.get('/api/welcome/*', asPage, answerPage);
  edge.get('/*', asPage, answerPage);
};
