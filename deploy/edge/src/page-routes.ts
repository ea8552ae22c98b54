import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import {
  chooseVersions,
  pageReleaseFor,
  matchScreen,
  screensOf,
  type ChosenVersions,
  type ReleaseDocument,
} from '@fairfront/shared-kit/platform/release';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { devOrigins, pointToDevPackages, withDevPackages, type DevPackages } from './dev-packages';
import { renderPage } from './page-html';
import { asksForFile, readHints, type PageHints } from './page-request';
import { answerText } from './plain-responses';
import type { ReleaseReader } from './release-reader';
import { pathOf, queryOf } from './request-target';
import { runtimeConfigFor, type ConfigFile } from './runtime-config';
import { contentSecurityPolicy, headersOfPages, referrerPolicyOf } from './security-headers';

const brotli = promisify(brotliCompress);
const gunzipped = promisify(gzip);

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

/** Pages and the page release of the moment. */
export const addPageRoutes = (
  edge: FastifyInstance,
  options: { reader: ReleaseReader; config: ConfigFile; realtimeKey: string; devPackages: DevPackages },
): void => {
  const { config, devPackages, reader, realtimeKey } = options;

  const released = async (
    request: FastifyRequest,
  ): Promise<{ document: ReleaseDocument; versions: ChosenVersions; hints: PageHints } | null> => {
    const document = await reader.read();
    const hints = readHints(request.headers.cookie);
    if (!document) return null;
    const versions = await withDevPackages(chooseVersions(document, hints.companyId), devPackages);
    return { document, hints, versions };
  };

  const answerPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = pathOf(request.url);
    const release = await released(request);
    if (!release) return answerText(reply, 503, 'Nothing has been released yet');
    const { document, versions, hints } = release;
    const screens = screensOf(versions);
    const route = matchScreen(screens, path)?.name ?? null;
    if (route === null && asksForFile(path)) return answerText(reply, 404, 'No such file');
    const { host, protocol } = request.visitor;
    const origin = `${protocol}://${host}`;
    const nonce = randomBytes(16).toString('base64');
    const runtimeConfig = runtimeConfigFor(config, origin, realtimeKey);
    const query = queryOf(request.url);
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
      'referrer-policy': referrerPolicyOf(route === null ? null : (screens[route] ?? null), query.has('token')),
    });
    const search = query.size ? `?${query}` : '';
    const page = renderPage({
      document,
      versions,
      config: runtimeConfig,
      nonce,
      path,
      search,
      modal,
      locale,
      devPackages,
    });
    // the page says by itself that there is nothing; crawlers and link checkers read the status (SHELL-029)
    if (route === null) reply.code(404);
    return sendCompressed(request, reply, page);
  };

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
  // the one page below the API prefix (SHELL-027); everything but GET goes to the backend
  edge.get('/api/welcome/*', answerPage);
  edge.get('/*', answerPage);
};
