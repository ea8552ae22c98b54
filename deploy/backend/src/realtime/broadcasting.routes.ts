import { Type } from 'typebox';
import { failures } from '../http/answers';
import { callerOf } from '../http/authentication';
import { forbidden, unauthenticated } from '../http/failure';
import type { App } from '../http/app.types';
import type { Area } from '../services';
import { channelOf, mayListen } from './channels';

/** Authorisation of private channels (SHELL-098). */
export const broadcastingRoutes: Area = (app, { database, realtime }) => {
  app.register(async (scope: App) => {
    // the libraries of the protocol send a form by default
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.post(
      '/broadcasting/auth',
      {
        schema: {
          tags: ['realtime'],
          summary: 'Sign a private channel for a socket: the own user channel and channels of visible participations',
          body: Type.Object({
            socket_id: Type.String({ pattern: '^\\d+\\.\\d+$', maxLength: 64 }),
            channel_name: Type.String({ minLength: 1, maxLength: 164 }),
          }),
          response: { 200: Type.Object({ auth: Type.String() }), ...failures(401, 403, 422) },
        },
      },
      async (request) => {
        if (!request.session) throw unauthenticated();
        const { socket_id: socketId, channel_name: name } = request.body;
        const { id: userId } = callerOf(request);
        const channel = channelOf(name);
        if (!channel || !(await mayListen(database.read, userId, channel))) throw forbidden();
        return { auth: await realtime.authorize(socketId, name, { userId, sessionId: request.session.id }) };
      },
    );
  });
};
