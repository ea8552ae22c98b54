import type { FastifyRequest } from 'fastify';
import { forbidden, notFound } from '../../platform/http/http-error';
import type { Session } from '../../platform/http/session';
import { serverText } from '../../platform/texts/server-texts';

/** Calls without a participation; lists answer for the one that the session opens. */
const common: ReadonlySet<string> = new Set([
  'GET /auth/logout',
  'GET /auth/user',
  'POST /language',
  'GET /broadcasting/missed',
  'POST /broadcasting/auth',
  'GET /car-types',
  'GET /countries',
  'GET /documents/:docId/download',
  'GET /feedbacks',
  'GET /files/:fileId/download',
  'GET /invitations',
  'GET /participants',
  'GET /preparations',
  'GET /spell-check',
  'GET /support/questions',
]);

/** Reads of a participation about the account of the caller or the people of the exhibitor. */
const closedReads: ReadonlySet<string> = new Set(['access', 'embed-tokens', 'pass-holders/export']);

/**
 * Writes of a participation: what is prepared for the fair. Orders, payers, contracts, chats, people, sub-exhibitors and
 * the account are missing here, and so is every new route until it is added.
 */
const openWrites: ReadonlySet<string> = new Set([
  'DELETE car-passes',
  'POST car-passes',
  'DELETE car-passes/:passId',
  'POST car-passes/:passId/restore',
  'POST cart/copies',
  'DELETE cart-items/:itemId',
  'PUT cart-items/:itemId',
  'POST cart-items/:serviceId',
  'POST catalog-orders',
  'PUT catalog-orders/:orderId',
  'PUT catalog-orders/:orderId/comments/:commentId',
  'DELETE catalog-orders/:orderId/documents/:kind',
  'POST catalog-orders/:orderId/documents/:kind',
  'POST catalog-orders/:orderId/files/:type',
  'DELETE catalog-orders/:orderId/files/:type/:fileId',
  'POST catalog-orders/:orderId/presence',
  'PUT companies/:companyId',
  'DELETE companies/:companyId/logo',
  'POST companies/:companyId/logo',
  'POST extensions',
  'POST extensions/:extensionId/withdraw',
  'POST pass-links',
  'POST pass-links/:linkId/address',
  'POST pass-links/:linkId/remind',
  'POST pass-links/:linkId/renew',
  'POST pass-links/:linkId/revoke',
  'POST pass-take-over',
  'DELETE personal-passes',
  'POST personal-passes',
  'POST personal-passes/import',
  'POST personal-passes/import/columns',
  'POST personal-passes/import/marked',
  'POST personal-passes/same-person',
  'DELETE personal-passes/:passId',
  'POST personal-passes/:passId/reissue',
  'POST personal-passes/:passId/restore',
  'POST publication-requests',
]);

const isOpen = (method: string, route: string): boolean => {
  if (common.has(`${method} ${route}`)) return true;
  const [, part] = /^\/participants\/:id(?:\/(.+))?$/.exec(route) ?? [null, null];
  if (part === null) return false;
  return method === 'GET' ? !closedReads.has(part ?? '') : openWrites.has(`${method} ${part}`);
};

/**
 * Refuses what staff who act as an exhibitor may not do: money, account settings, and everything outside of the
 * participation. New routes outside of reads are closed to them.
 * @throws HttpError 403 `acting_as_exhibitor` for a closed call, 404 for another participation
 */
export const requireActingScope = (
  request: FastifyRequest,
  { participationId }: NonNullable<Session['acting']>,
): void => {
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const route = (request.routeOptions.url ?? '').replace(/^\/api/, '');
  if (!isOpen(method, route)) throw forbidden('acting_as_exhibitor', serverText('acting.closed'));
  const { id } = request.params as { id?: string };
  if (id !== undefined && Number(id) !== participationId) throw notFound();
};
