import { Type } from 'typebox';
import { DataOf, Id, Instant, Nullable, errorResponses, routeTable } from '../../http';
import { LivingEmbedToken } from './living-embed-token.schema';

export const EmbedToken = Type.Object(
  {
    token: Type.String({ description: 'For the Authorization header of the catalogue calls; returned only once' }),
    expires_at: Instant({ description: '60 minutes after creation' }),
  },
  { title: 'EmbedToken', description: 'Gives access to the catalogue of one participation and nothing else' },
);

/** Tokens for the catalogue in pages of other sites. */
export const embedTokensApi = routeTable('catalogue', {
  'POST /participants/{id}/embed-tokens': {
    summary:
      'Create a token for the catalogue in another site: for the caller, or for the organiser on behalf of a user',
    scope: 'embed-tokens',
    params: Type.Object({ id: Id }),
    body: Nullable(
      Type.Object({
        user_id: Type.Optional(
          Nullable(
            Type.Integer({ minimum: 1, description: 'Required from the organiser: the user that the token acts as' }),
          ),
        ),
      }),
    ),
    responses: { 201: DataOf(EmbedToken), ...errorResponses(401, 403, 404, 409, 422) },
  },
  'GET /participants/{id}/embed-tokens': {
    summary: 'List active embed tokens, newest first: all for the organiser, their own for others',
    scope: 'embed-tokens',
    params: Type.Object({ id: Id }),
    responses: { 200: DataOf(Type.Array(LivingEmbedToken)), ...errorResponses(401, 403, 404) },
  },
  'DELETE /participants/{id}/embed-tokens/{tokenId}': {
    summary: 'Revoke an embed token at once: any for the organiser, an own one for others',
    scope: 'embed-tokens',
    params: Type.Object({ id: Id, tokenId: Id }),
    responses: { 204: Type.Null(), ...errorResponses(401, 403, 404) },
  },
  'DELETE /participants/{id}/embed-tokens': {
    summary: 'Revoke all embed tokens at once: all for the organiser, their own for others',
    scope: 'embed-tokens',
    params: Type.Object({ id: Id }),
    responses: { 204: Type.Null(), ...errorResponses(401, 403, 404) },
  },
});
