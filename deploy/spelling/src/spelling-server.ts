import fastify, { type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify';
import type { Checker } from './spelling-thread';

export type { Checker };

/** Code points of one text, as many as the proxy of the backend accepts. */
const maxTextLength = 1000;

/** Seconds after which a retry makes sense. */
const retryAfter = 5;

interface Query {
  text: string;
  lang: string;
}

const refuse = (reply: FastifyReply, status: 400 | 404 | 500 | 503, code: string) => {
  if (status === 503) reply.header('retry-after', retryAfter);
  return reply.code(status).send({ code });
};

/**
 * The service for `SPELL_CHECK_URL` of the backend: `GET /check?text=&lang=` (ru or en) returns `{data: [{position,
 * length, suggestions}], meta: {checked: true}}`, 400 for an invalid query, and 503 while the dictionaries are loading
 * or the service is too busy. It stores no text and writes no log.
 */
export const createSpellingServer = (checker: Checker): FastifyInstance => {
  const app = fastify({ logger: false });

  app.get('/health', async () => ({ status: 'ok' }));
  app.get('/ready', async (_request, reply) =>
    checker.isReady() ? { status: 'ready' } : refuse(reply, 503, 'not_ready'),
  );
  app.get<{ Querystring: Query }>(
    '/check',
    {
      schema: {
        querystring: {
          type: 'object',
          required: ['text', 'lang'],
          // the validator counts code points
          properties: { text: { type: 'string', maxLength: maxTextLength }, lang: { enum: ['ru', 'en'] } },
        },
      },
    },
    async ({ query: { text } }, reply) => {
      if (!checker.isReady()) return refuse(reply, 503, 'not_ready');
      const errors = await checker.check(text);
      return errors === null ? refuse(reply, 503, 'busy') : { data: errors, meta: { checked: true } };
    },
  );

  app.setNotFoundHandler((_request, reply) => refuse(reply, 404, 'not_found'));
  // the validator's messages would repeat the input
  app.setErrorHandler<FastifyError>(({ statusCode = 500 }, _request, reply) =>
    statusCode < 500 ? refuse(reply, 400, 'wrong_query') : refuse(reply, 500, 'failed'),
  );
  return app;
};
