import { embedOriginTest } from '@fairfront/shared-kit/domain/common';
import { requestIdHeader } from '@fairfront/shared-kit/domain/http/request-id';
import type { App } from '../../../platform/http/app.types';

/** The methods and headers that pages of allowed origins may use; browsers refuse others. */
const allowed = {
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers': 'authorization, accept-language, content-type, idempotency-key',
  'access-control-max-age': '7200',
};

/**
 * Allows cross-origin calls by the list of the installation, never with credentials, because pages send their token themselves.
 * Registered first, so that pages can read refusals, too.
 */
export const answerOtherOrigins = (app: App, origins: readonly string[]): void => {
  const isAllowed = embedOriginTest(origins);
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return;
    // the response depends on the origin, even if this one is not allowed
    reply.header('vary', 'origin');
    const { origin } = request.headers;
    if (origin === undefined || !isAllowed(origin)) return;
    reply.header('access-control-allow-origin', origin);
    reply.header('access-control-expose-headers', `content-disposition, ${requestIdHeader}`);
    const isPreflight = request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined;
    if (isPreflight) await reply.code(204).headers(allowed).send();
  });
};
