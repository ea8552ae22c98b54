import { Type } from 'typebox';
import { DataOf, Id, Instant, Nullable, errorResponses, routeTable } from '../../http';
import { LivingEmbedToken } from './living-embed-token.schema';

export const EmbedToken = Type.Object(
  {
    token: Type.String({ description: 'For the header Authorization of the catalogue calls; told once' }),
    expires_at: Instant({ description: '60 minutes later' }),
  },
  { title: 'EmbedToken', description: 'Opens the catalogue of one participation and nothing else (CAT-259)' },
);

/** Tokens for the catalogue in pages of other sites. */
export const embedTokensApi = routeTable('catalogue', {
  'POST /participants/{id}/embed-tokens': {
    summary: 'A token for the catalogue in a foreign page: for the caller, or, for the organiser, as a user (CAT-259)',
    params: Type.Object({ id: Id }),
    body: Nullable(
      Type.Object({
        user_id: Type.Optional(
          Nullable(Type.Integer({ minimum: 1, description: 'Required from the organiser: whom the token acts as' })),
        ),
      }),
    ),
    responses: { 201: DataOf(EmbedToken), ...errorResponses(401, 403, 404, 409, 422) },
  },
  'GET /participants/{id}/embed-tokens': {
    summary:
      'Living tokens of foreign pages, the newest first: all for the organiser, the own ones for others (CAT-259)',
    params: Type.Object({ id: Id }),
    responses: { 200: DataOf(Type.Array(LivingEmbedToken)), ...errorResponses(401, 403, 404) },
  },
  'DELETE /participants/{id}/embed-tokens/{tokenId}': {
    summary: 'End a token of a foreign page at once: any for the organiser, an own one for others (CAT-259)',
    params: Type.Object({ id: Id, tokenId: Id }),
    responses: { 204: Type.Null(), ...errorResponses(401, 403, 404) },
  },
  'DELETE /participants/{id}/embed-tokens': {
    summary: 'End all tokens of foreign pages at once: all for the organiser, the own ones for others (CAT-259)',
    params: Type.Object({ id: Id }),
    responses: { 204: Type.Null(), ...errorResponses(401, 403, 404) },
  },
});
