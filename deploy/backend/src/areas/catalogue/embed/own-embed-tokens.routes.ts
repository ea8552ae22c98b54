import { ownEmbedTokensApi } from '@fairfront/shared-kit/domain/catalogue/api';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { callerOf } from '../../../platform/http/authentication';
import { implement } from '../../../platform/http/implement';
import { listOwnEmbedTokens } from './embed-tokens.repository';
import { revokeOwnEmbedTokens } from './embed-tokens.service';
import { embedTokenResponse } from './embed-token.response';

export const ownEmbedTokensRoutes: RoutePlugin = implement(ownEmbedTokensApi, (services) => {
  const { database, clock } = services;
  return {
    'GET /auth/embed-tokens': async (request) => {
      const caller = callerOf(request);
      const rows = await listOwnEmbedTokens(database.read, caller.id, clock.now());
      return { data: rows.map((row) => embedTokenResponse(row, caller)) };
    },
    'DELETE /auth/embed-tokens/{tokenId}': async (request, reply) => {
      const wanted = { caller: callerOf(request), id: request.params.tokenId };
      await database.transaction((trx) => revokeOwnEmbedTokens(trx, services, wanted));
      return reply.code(204).send(null);
    },
    'DELETE /auth/embed-tokens': async (request, reply) => {
      const wanted = { caller: callerOf(request), id: null };
      await database.transaction((trx) => revokeOwnEmbedTokens(trx, services, wanted));
      return reply.code(204).send(null);
    },
  };
});
