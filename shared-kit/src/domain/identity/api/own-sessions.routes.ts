import { Type } from 'typebox';
import { DataOf, Id, errorResponses, routeTable } from '../../http';
import { OwnSession } from './own-session.schema';

/** The own sessions of the caller and their end (SHELL-440 to SHELL-442). */
export const ownSessionsApi = routeTable('auth', {
  'GET /auth/sessions': {
    summary: 'The own sessions, the last used first (SHELL-440)',
    responses: { 200: DataOf(Type.Array(OwnSession)), ...errorResponses(401) },
  },
  'DELETE /auth/sessions/{sessionId}': {
    summary: 'End one own session: its token is refused from then on, its sockets close within a second (SHELL-441)',
    params: Type.Object({ sessionId: Id }),
    responses: { 204: Type.Null(), ...errorResponses(401, 404) },
  },
  'DELETE /auth/sessions': {
    summary: 'End all own sessions but that of this call (SHELL-441)',
    responses: { 204: Type.Null(), ...errorResponses(401) },
  },
});
