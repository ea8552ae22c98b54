import { Type } from 'typebox';
import { callerOf } from '../../../platform/http/authentication';
import { DataOf, errorResponses, Id } from '@fairfront/shared-kit/domain/http';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { listOwnEmbedTokens } from './embed-tokens.repository';
import { revokeOwnEmbedTokens } from './embed-tokens.service';
import { LivingEmbedToken, livingEmbedToken } from './living-embed-token.schema';

const tags = ['auth'];

/** What foreign pages may do in the name of the caller, and its end: it stands beside his sessions (SHELL-620). */
export const ownEmbedTokensRoutes: RoutePlugin = (app, services) => {
  const { database, clock } = services;

  app.get(
    '/auth/embed-tokens',
    {
      schema: {
        tags,
        summary:
          'Living tokens of foreign pages that act as the caller or that he asked for, the newest first (SHELL-620)',
        response: { 200: DataOf(Type.Array(LivingEmbedToken)), ...errorResponses(401) },
      },
    },
    async (request) => {
      const caller = callerOf(request);
      const rows = await listOwnEmbedTokens(database.read, caller.id, clock.now());
      return { data: rows.map((row) => livingEmbedToken(row, caller)) };
    },
  );

  app.delete(
    '/auth/embed-tokens/:tokenId',
    {
      schema: {
        tags,
        summary: 'End one of them: it is refused from then on, its sockets close within a second (SHELL-620)',
        params: Type.Object({ tokenId: Id }),
        response: { 204: Type.Null(), ...errorResponses(401, 404) },
      },
    },
    async (request, reply) => {
      const wanted = { caller: callerOf(request), id: request.params.tokenId };
      await database.transaction((trx) => revokeOwnEmbedTokens(trx, services, wanted));
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/auth/embed-tokens',
    {
      schema: {
        tags,
        summary: 'End all of them (SHELL-620)',
        response: { 204: Type.Null(), ...errorResponses(401) },
      },
    },
    async (request, reply) => {
      const wanted = { caller: callerOf(request), id: null };
      await database.transaction((trx) => revokeOwnEmbedTokens(trx, services, wanted));
      return reply.code(204).send(null);
    },
  );
};
