import { embedOriginTest } from '@fairfront/shared-kit/domain/common';
import type { App } from '../../../platform/http/app.types';

/** What a page of an allowed origin may send and read; a method or header beyond these is refused by its browser. */
const allowed = {
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers': 'authorization, accept-language, content-type, idempotency-key',
  'access-control-max-age': '7200',
};

/**
 * Answers calls of pages of other origins by the list of the installation, never with credentials: a page shows its token itself.
 * Added before everything else, so that refusals can be read too.
 */
export const answerOtherOrigins = (app: App, origins: readonly string[]): void => {
  const isAllowed = embedOriginTest(origins);
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return;
    // the answer differs by origin, also where this one is not allowed
    reply.header('vary', 'origin');
    const { origin } = request.headers;
    if (origin === undefined || !isAllowed(origin)) return;
    reply.header('access-control-allow-origin', origin);
    reply.header('access-control-expose-headers', 'content-disposition');
    const isPreflight = request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined;
    if (isPreflight) await reply.code(204).headers(allowed).send();
  });
};
