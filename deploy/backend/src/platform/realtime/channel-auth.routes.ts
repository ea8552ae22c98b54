import { signChannelsApi } from '@fairfront/shared-kit/domain/platform/api';
import type { App, RoutePlugin } from '../http/app.types';
import { sessionOf } from '../http/authentication';
import { implement } from '../http/implement';
import { requireChannel } from './require-channel';

const signChannels: RoutePlugin = implement(signChannelsApi, (services) => ({
  'POST /broadcasting/auth': async (request) => {
    const session = sessionOf(request);
    const { socket_id: socketId, channel_name: name } = request.body;
    await requireChannel(services, session, name);
    return {
      auth: await services.realtime.authorize(socketId, name, {
        userId: session.user.id,
        sessionId: session.id,
        actingFor: session.acting?.participationId ?? null,
      }),
    };
  },
}));

/** The same in a separate scope: the libraries of the protocol send a form by default. */
export const channelAuthRoutes: RoutePlugin = (app, services) => {
  app.register(async (scope: App) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    signChannels(scope, services);
  });
};
