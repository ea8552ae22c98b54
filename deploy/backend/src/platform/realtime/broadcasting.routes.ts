import { broadcastingApi } from '@fairfront/shared-kit/domain/platform/api';
import type { RoutePlugin } from '../http/app.types';
import { sessionOf } from '../http/authentication';
import { implement } from '../http/implement';
import { missedEvents } from './channel-log.repository';
import { requireChannel } from './require-channel';

export const broadcastingRoutes: RoutePlugin = implement(broadcastingApi, (services) => {
  const { database, clock } = services;
  return {
    'GET /broadcasting/missed': async (request) => {
      const { channel: name, after, since } = request.query;
      await requireChannel(services, sessionOf(request), name);
      const now = clock.now();
      const position = after === undefined ? { since: since === undefined ? now : new Date(since) } : { after };
      return { data: await missedEvents(database.read, name, position, now) };
    },
  };
});
