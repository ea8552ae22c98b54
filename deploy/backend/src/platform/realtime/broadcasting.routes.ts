import { Type } from 'typebox';
import { DataOf, errorResponses, Instant } from '@fairfront/shared-kit/domain/http';
import { sessionOf } from '../http/authentication';
import { forbidden } from '../http/http-error';
import type { App, RoutePlugin } from '../http/app.types';
import { missedEvents } from './channel-log.repository';
import type { Session } from '../http/session';
import { channelOf, isChannelOf } from './channels';

const Missed = Type.Object(
  {
    last: Type.Integer({ minimum: 0, description: 'Number of the newest event of the channel' }),
    is_complete: Type.Boolean({ description: 'False: load the data anew and go on after `last`' }),
    events: Type.Array(
      Type.Object({
        seq: Type.Integer({ minimum: 1 }),
        event: Type.String(),
        data: Type.Record(Type.String(), Type.Unknown()),
      }),
    ),
  },
  { title: 'MissedEvents', description: 'Events of a channel in their order (SHELL-261)' },
);

/** Authorisation of private channels (SHELL-098) and what a tab has missed in one (SHELL-261). */
export const broadcastingRoutes: RoutePlugin = (app, { database, realtime, clock }) => {
  const requireChannel = async (session: Session, name: string): Promise<void> => {
    const channel = channelOf(name);
    if (!channel || !isChannelOf(session.embed, channel)) throw forbidden();
    if (!(await realtime.listening.mayListen(database.read, session.user.id, channel))) throw forbidden();
  };

  app.get(
    '/broadcasting/missed',
    {
      schema: {
        tags: ['realtime'],
        summary: 'Events of a channel after a number, or since a time (default: now) for a tab that has no number yet',
        querystring: Type.Object({
          channel: Type.String({ minLength: 1, maxLength: 164 }),
          after: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
          since: Type.Optional(Instant()),
        }),
        response: { 200: DataOf(Missed), ...errorResponses(401, 403, 422) },
      },
    },
    async (request) => {
      const { channel: name, after, since } = request.query;
      await requireChannel(sessionOf(request), name);
      const now = clock.now();
      const position = after === undefined ? { since: since === undefined ? now : new Date(since) } : { after };
      return { data: await missedEvents(database.read, name, position, now) };
    },
  );

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
          response: { 200: Type.Object({ auth: Type.String() }), ...errorResponses(401, 403, 422) },
        },
      },
      async (request) => {
        const session = sessionOf(request);
        const { socket_id: socketId, channel_name: name } = request.body;
        await requireChannel(session, name);
        return { auth: await realtime.authorize(socketId, name, { userId: session.user.id, sessionId: session.id }) };
      },
    );
  });
};
