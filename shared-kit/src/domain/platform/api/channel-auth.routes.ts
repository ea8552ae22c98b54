import { Type } from 'typebox';
import { errorResponses, routeTable } from '../../http';

/** Authorises private channels for a socket. */
export const signChannelsApi = routeTable('realtime', {
  'POST /broadcasting/auth': {
    summary:
      "Authorise a private channel for a socket: the user's own channel and channels of accessible participations",
    body: Type.Object({
      socket_id: Type.String({ pattern: '^\\d+\\.\\d+$', maxLength: 64 }),
      channel_name: Type.String({ minLength: 1, maxLength: 164 }),
    }),
    responses: { 200: Type.Object({ auth: Type.String() }), ...errorResponses(401, 403, 422) },
  },
});
