import { Type } from 'typebox';
import { DataOf, Id, errorResponses, routeTable } from '../../http';
import { LivingEmbedToken } from './living-embed-token.schema';

/** Embed tokens that act as the caller and their revocation, shown beside the caller's sessions. */
export const ownEmbedTokensApi = routeTable('auth', {
  'GET /auth/embed-tokens': {
    summary: 'List active embed tokens that act as the caller or were requested by them, newest first',
    responses: { 200: DataOf(Type.Array(LivingEmbedToken)), ...errorResponses(401) },
  },
  'DELETE /auth/embed-tokens/{tokenId}': {
    summary: 'Revoke one of them: it is rejected from then on and its sockets close within a second',
    params: Type.Object({ tokenId: Id }),
    responses: { 204: Type.Null(), ...errorResponses(401, 404) },
  },
  'DELETE /auth/embed-tokens': {
    summary: 'Revoke all of them',
    responses: { 204: Type.Null(), ...errorResponses(401) },
  },
});
