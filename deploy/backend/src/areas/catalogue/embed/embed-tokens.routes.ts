import { Type } from 'typebox';
import { DataOf, errorResponses, Id, Instant, Nullable } from '@fairfront/shared-kit/domain/http';
import { callerOf, sessionOf } from '../../../platform/http/authentication';
import { withIdempotency, idempotencyKeyOf } from '../../../platform/http/idempotency';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { listEmbedTokens } from './embed-tokens.repository';
import {
  embedTokenFor,
  embedTokensSeenBy,
  issueEmbedToken,
  revokeEmbedTokens,
  type EmbedTokenRequest,
} from './embed-tokens.service';
import { LivingEmbedToken, livingEmbedToken } from './living-embed-token.schema';

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
        sessionId: sessionOf(request).id,
        participationId: request.params.id,
        userId: request.body?.user_id ?? null,
      };
      const token = embedTokenFor(services, wanted, idempotencyKeyOf(request));
      const stored = await withIdempotency(services, request, (trx) => issueEmbedToken(trx, services, wanted, token));
      return reply.code(201).send({ data: { token, ...stored } });
    },
  );

  app.get(
    '/participants/:id/embed-tokens',
    {
      schema: {
        tags: ['catalogue'],
        summary:
          'Living tokens of foreign pages, the newest first: all for the organiser, the own ones for others (CAT-259)',
        params: Type.Object({ id: Id }),
        response: { 200: DataOf(Type.Array(LivingEmbedToken)), ...errorResponses(401, 403, 404) },
      },
    },
    async (request) => {
      const { database, clock } = services;
      const participationId = request.params.id;
      const caller = callerOf(request);
      const userId = await embedTokensSeenBy(database.read, caller, participationId);
      const rows = await listEmbedTokens(database.read, { participationId, userId, now: clock.now() });
      return { data: rows.map((row) => livingEmbedToken(row, caller)) };
    },
  );

  const revoke = (caller: EmbedTokenRequest['caller'], participationId: number, id: number | null) =>
    services.database.transaction((trx) => revokeEmbedTokens(trx, services, { caller, participationId, id }));

  app.delete(
    '/participants/:id/embed-tokens/:tokenId',
    {
      schema: {
        tags: ['catalogue'],
        summary: 'End a token of a foreign page at once: any for the organiser, an own one for others (CAT-259)',
        params: Type.Object({ id: Id, tokenId: Id }),
        response: { 204: Type.Null(), ...errorResponses(401, 403, 404) },
      },
    },
    async (request, reply) => {
      await revoke(callerOf(request), request.params.id, request.params.tokenId);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/participants/:id/embed-tokens',
    {
      schema: {
        tags: ['catalogue'],
        summary: 'End all tokens of foreign pages at once: all for the organiser, the own ones for others (CAT-259)',
        params: Type.Object({ id: Id }),
        response: { 204: Type.Null(), ...errorResponses(401, 403, 404) },
      },
    },
    async (request, reply) => {
      await revoke(callerOf(request), request.params.id, null);
      return reply.code(204).send(null);
    },
  );
};
