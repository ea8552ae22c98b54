import type { FastifyReply, FastifyRequest } from 'fastify';

/** Headers of every answer of the API: nothing of it is a page, a frame or worth a place in a cache. */
const headers = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** Headers of pictures that an embed in a foreign page may show (CAT-271). */
export const readableEverywhere = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

/** Sets them where a route has not decided otherwise (the explorer page has a policy of its own). */
export const setResponseHeaders = async (_request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  for (const [name, value] of Object.entries(headers)) {
    if (!reply.hasHeader(name)) reply.header(name, value);
  }
};
