import { Type } from 'typebox';
import { DataOf, Id, errorResponses, routeTable } from '../../http';
import { LivingEmbedToken } from './living-embed-token.schema';

/** What foreign pages may do in the name of the caller, and its end: it stands beside his sessions (SHELL-620). */
export const ownEmbedTokensApi = routeTable('auth', {
  'GET /auth/embed-tokens': {
    summary: 'Living tokens of foreign pages that act as the caller or that he asked for, the newest first (SHELL-620)',
    responses: { 200: DataOf(Type.Array(LivingEmbedToken)), ...errorResponses(401) },
  },
  'DELETE /auth/embed-tokens/{tokenId}': {
    summary: 'End one of them: it is refused from then on, its sockets close within a second (SHELL-620)',
    params: Type.Object({ tokenId: Id }),
    responses: { 204: Type.Null(), ...errorResponses(401, 404) },
  },
  'DELETE /auth/embed-tokens': {
    summary: 'End all of them (SHELL-620)',
    responses: { 204: Type.Null(), ...errorResponses(401) },
  },
});
