import fastify, { type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify';
import type { Checker } from './spelling-thread';

export type { Checker };

/** Code points of one text: what the proxy of the backend takes (CAT-086). */
const longestText = 1000;

/** Seconds after which it is worth asking again. */
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
 * The service that `SPELL_CHECK_URL` of the backend can name: `GET /check?text=&lang=` (ru or en) answers
 * `{data: [{position, length, suggestions}], meta: {checked: true}}`, 400 for a query that it does not take, 503 while its
 * dictionaries are loaded or when it is too busy (CAT-085, CAT-302). It keeps no text and writes no log.
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
          properties: { text: { type: 'string', maxLength: longestText }, lang: { enum: ['ru', 'en'] } },
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
  // the messages of the validator would repeat what was sent
  app.setErrorHandler<FastifyError>(({ statusCode = 500 }, _request, reply) =>
    statusCode < 500 ? refuse(reply, 400, 'wrong_query') : refuse(reply, 500, 'failed'),
  );
  return app;
};
