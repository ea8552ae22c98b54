import { embedTokensApi } from '@fairfront/shared-kit/domain/catalogue/api';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { callerOf, sessionOf } from '../../../platform/http/authentication';
import { idempotencyKeyOf, withIdempotency } from '../../../platform/http/idempotency';
import { implement } from '../../../platform/http/implement';
import { listEmbedTokens } from './embed-tokens.repository';
import {
  embedTokenFor,
  embedTokensSeenBy,
  issueEmbedToken,
  revokeEmbedTokens,
  type EmbedTokenRequest,
} from './embed-tokens.service';
import { embedTokenResponse } from './embed-token.response';

export const embedTokensRoutes: RoutePlugin = implement(embedTokensApi, (services) => {
  const revoke = (caller: EmbedTokenRequest['caller'], participationId: number, id: number | null) =>
    services.database.transaction((trx) => revokeEmbedTokens(trx, services, { caller, participationId, id }));
  return {
    'POST /participants/{id}/embed-tokens': async (request, reply) => {
      const wanted: EmbedTokenRequest = {
        caller: callerOf(request),
        issuedBy: request.apiKey ? { keyId: request.apiKey.id } : { sessionId: sessionOf(request).id },
        participationId: request.params.id,
        userId: request.body?.user_id ?? null,
      };
      const token = embedTokenFor(services, wanted, idempotencyKeyOf(request));
      const stored = await withIdempotency(services, request, (trx) => issueEmbedToken(trx, services, wanted, token));
      return reply.code(201).send({ data: { token, ...stored } });
    },
    'GET /participants/{id}/embed-tokens': async (request) => {
      const { database, clock } = services;
      const participationId = request.params.id;
      const caller = callerOf(request);
      const userId = await embedTokensSeenBy(database.read, caller, participationId);
      const rows = await listEmbedTokens(database.read, { participationId, userId, now: clock.now() });
      return { data: rows.map((row) => embedTokenResponse(row, caller)) };
    },
    'DELETE /participants/{id}/embed-tokens/{tokenId}': async (request, reply) => {
      await revoke(callerOf(request), request.params.id, request.params.tokenId);
      return reply.code(204).send(null);
    },
    'DELETE /participants/{id}/embed-tokens': async (request, reply) => {
      await revoke(callerOf(request), request.params.id, null);
      return reply.code(204).send(null);
    },
  };
});
