import { Type } from 'typebox';
import { DataOf, Id, errorResponses, routeTable } from '../../http';
import { OwnSession } from './own-session.schema';

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
