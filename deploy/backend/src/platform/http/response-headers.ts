import { requestIdHeader } from '@fairfront/shared-kit/domain/http/request-id';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Headers of every API response: it is never a page, a frame or cacheable. */
const headers = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** Headers of pictures that embedding sites may show. */
export const readableEverywhere = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

/** Sets them unless a route has set its own (the explorer page has its own policy), and the id of the request. */
export const setResponseHeaders = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  reply.header(requestIdHeader, request.id);
  for (const [name, value] of Object.entries(headers)) {
    if (!reply.hasHeader(name)) reply.header(name, value);
  }
};
