import { Type } from 'typebox';
import { DataOf, Id, Instant, Nullable, errorResponses, routeTable } from '../../http';
import { keyScopes } from '../staff-roles';
import { StaffGrantBody } from './staff.routes';

const KeyName = Type.String({ minLength: 1, maxLength: 100, description: 'The system that uses it' });
const Scopes = Type.Array(Type.Enum([...keyScopes]), { minItems: 1, maxItems: keyScopes.length });
const Exhibitions = Nullable(Type.Array(Id, { minItems: 1, maxItems: 200, description: 'Null: all of its person' }));

export const ApiKey = Type.Object(
  {
    id: Id,
    name: Type.String(),
    prefix: Type.String({ description: 'The beginning of the key' }),
    scopes: Scopes,
    exhibition_ids: Exhibitions,
    created_at: Instant(),
    rotated_at: Nullable(Instant()),
    former_until: Nullable(Instant({ description: 'Until when the key before the last rotation is accepted' })),
    last_used_at: Nullable(Instant({ description: 'Accurate to ten minutes' })),
    last_network: Nullable(Type.String({ description: 'Where it was last used' })),
    revoked_at: Nullable(Instant()),
  },
  { title: 'ApiKey', description: 'A key of another system, without the key itself' },
);

export const IssuedApiKey = Type.Object(
  { ...ApiKey.properties, key: Type.String({ description: 'A secret, returned only once' }) },
  { title: 'IssuedApiKey', description: 'A new key' },
);

export const OwnStaffAccess = Type.Object(
  { user_id: Id, roles: Type.Array(StaffGrantBody) },
  { title: 'OwnStaffAccess', description: 'The roles of the caller' },
);

const params = Type.Object({ keyId: Id });

/** One's own roles and API keys. No API key is accepted here. */
export const apiKeysApi = routeTable('organizer', {
  'GET /organizer/me': {
    summary: 'Get the roles of the caller',
    access: 'manager',
    scope: 'own',
    exhibitions: 'none',
    responses: { 200: DataOf(OwnStaffAccess), ...errorResponses(401, 403) },
  },
  'GET /organizer/api-keys': {
    summary: 'List the API keys of the caller, newest first, revoked ones too',
    access: 'manager',
    scope: 'own',
    exhibitions: 'none',
    responses: { 200: DataOf(Type.Array(ApiKey)), ...errorResponses(401, 403) },
  },
  'POST /organizer/api-keys': {
    summary:
      'Create an API key; needs a proof of identity within ten minutes: 403 proof_required, 422 exhibition_unknown',
    access: 'manager',
    scope: 'own',
    exhibitions: 'none',
    body: Type.Object({ name: KeyName, scopes: Scopes, exhibition_ids: Type.Optional(Exhibitions) }),
    responses: { 201: DataOf(IssuedApiKey), ...errorResponses(401, 403, 409, 422) },
  },
  'POST /organizer/api-keys/{keyId}/rotations': {
    summary: 'Replace an API key; the former one is accepted for the overlap: 403 proof_required',
    access: 'manager',
    scope: 'own',
    exhibitions: 'none',
    params,
    body: Type.Object({ overlap_hours: Type.Integer({ minimum: 0, maximum: 720 }) }),
    responses: { 201: DataOf(IssuedApiKey), ...errorResponses(401, 403, 404, 409, 422) },
  },
  'DELETE /organizer/api-keys/{keyId}': {
    summary: 'Revoke an API key at once, with the embed tokens that it requested',
    access: 'manager',
    scope: 'own',
    exhibitions: 'none',
    params,
    responses: { 204: Type.Null(), ...errorResponses(401, 403, 404) },
  },
});
