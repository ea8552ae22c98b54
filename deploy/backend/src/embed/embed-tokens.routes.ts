import { Type } from 'typebox';
import { DataOf, errorResponses, Id, Instant, Nullable } from '../http/responses';
import { callerOf } from '../http/authentication';
import { withIdempotency, idempotencyKeyOf } from '../http/idempotency';
import type { RoutePlugin } from '../services';
import { embedTokenFor, issueEmbedToken, type EmbedTokenRequest } from './embed-tokens.service';

const EmbedToken = Type.Object(
  {
    token: Type.String({ description: 'For the header Authorization of the catalogue calls; told once' }),
    expires_at: Instant({ description: '60 minutes later' }),
  },
  { title: 'EmbedToken', description: 'Opens the catalogue of one participation and nothing else (CAT-259)' },
);

/** Tokens for the catalogue in pages of other sites. */
export const embedTokensRoutes: RoutePlugin = (app, services) => {
  app.post(
    '/participants/:id/embed-tokens',
    {
      schema: {
        tags: ['catalogue'],
        summary:
          'A token for the catalogue in a foreign page: for the caller, or, for the organiser, as a user (CAT-259)',
        params: Type.Object({ id: Id }),
        body: Nullable(
          Type.Object({
            user_id: Type.Optional(
              Nullable(
                Type.Integer({ minimum: 1, description: 'Required from the organiser: whom the token acts as' }),
              ),
            ),
          }),
        ),
        response: { 201: DataOf(EmbedToken), ...errorResponses(401, 403, 404, 409, 422) },
      },
    },
    async (request, reply) => {
      const wanted: EmbedTokenRequest = {
        caller: callerOf(request),
        participationId: request.params.id,
        userId: request.body?.user_id ?? null,
      };
      const token = embedTokenFor(services, wanted, idempotencyKeyOf(request));
      const stored = await withIdempotency(services, request, (trx) => issueEmbedToken(trx, services, wanted, token));
      return reply.code(201).send({ data: { token, ...stored } });
    },
  );
};
