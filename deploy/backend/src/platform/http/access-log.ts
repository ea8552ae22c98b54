import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * One line a call: the pattern of its route instead of its address, so that no query, token, signature or id of a person
 * gets into a log.
 */
export const logAccess = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  request.log.info(
    {
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    },
    'call',
  );
};

/** Replaces Fastify's own, which would write the whole address. */
export const logSerializers = {
  req: ({ method }: { method: string }) => ({ method }),
};
