import type { FastifyReply, FastifyRequest } from 'fastify';
import { loggedError } from './logged-error';

/**
 * One line per call, with the route pattern instead of the URL, so that no query, token, signature or personal id is
 * logged.
 */
export const logAccess = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  request.log.info(
    {
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      ...(request.apiKey && { apiKey: request.apiKey.id }),
    },
    'call',
  );
};

/** Replaces Fastify's serializers, which would log the whole URL and every field of an error. */
export const logSerializers = {
  req: ({ method }: { method: string }) => ({ method }),
  err: (error: unknown) => ({ ...loggedError(error) }),
};
