import { Type } from 'typebox';
import { DataOf, Id, errorResponses, routeTable, Instant, Nullable } from '../../http';

export const OwnSession = Type.Object(
  {
    id: Id,
    is_current: Type.Boolean({ description: 'The session of this call' }),
    kind: Type.Enum(['computer', 'phone', 'tablet', 'program']),
    browser: Nullable(Type.String()),
    system: Nullable(Type.String()),
    network: Nullable(Type.String({ description: 'An IPv4 address or the /64 of an IPv6 one' })),
    created_at: Instant(),
    last_used_at: Instant({ description: 'Accurate to about ten minutes' }),
  },
  { title: 'OwnSession', description: 'A device on which the user is signed in' },
);

/** Sessions of the caller and their revocation. */
export const ownSessionsApi = routeTable('auth', {
  'GET /auth/sessions': {
    summary: "List the caller's sessions, most recently used first",
    responses: { 200: DataOf(Type.Array(OwnSession)), ...errorResponses(401) },
  },
  'DELETE /auth/sessions/{sessionId}': {
    summary: "End one of the caller's sessions: its token is rejected from then on, its sockets close within a second",
    params: Type.Object({ sessionId: Id }),
    responses: { 204: Type.Null(), ...errorResponses(401, 404) },
  },
  'DELETE /auth/sessions': {
    summary: "End all of the caller's sessions except that of this call",
    responses: { 204: Type.Null(), ...errorResponses(401) },
  },
});
