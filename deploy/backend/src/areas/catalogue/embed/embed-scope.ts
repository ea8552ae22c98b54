import type { FastifyRequest } from 'fastify';
import type { Session } from '../../../platform/http/session';
import { forbidden, notFound } from '../../../platform/http/http-error';

/** The scope of an embed token. */
export type EmbedScope = NonNullable<Session['embed']>;

/** Calls without a participation. */
const common = new Set([
  'GET /api/auth/user',
  'GET /api/countries',
  'GET /api/embed-config',
  'GET /api/spell-check',
  'GET /api/broadcasting/missed',
  'POST /api/broadcasting/auth',
]);

/** The calls of the catalogue, `catalog-orders` to `catalog-copy`, and the participation itself. */
const isOfCatalogue = (method: string, route: string): boolean =>
  /^\/api\/participants\/:id\/catalog-/.test(route) || (method === 'GET' && route === '/api/participants/:id');

/**
 * Refuses calls outside the scope of an embed token before they reach a route: an embedding page must not get access to the
 * whole portal. New routes are closed to it unless they are catalogue calls.
 * @throws HttpError 403 for other calls, 404 for another participation
 */
export const requireEmbedScope = (request: FastifyRequest, { participationId }: EmbedScope): void => {
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const route = request.routeOptions.url ?? '';
  if (common.has(`${method} ${route}`)) return;
  if (!isOfCatalogue(method, route)) throw forbidden();
  if (Number((request.params as { id?: string }).id) !== participationId) throw notFound();
};
