import { actingApi } from '@fairfront/shared-kit/domain/identity/api';
import type { RoutePlugin } from '../../platform/http/app.types';
import { sessionOf } from '../../platform/http/authentication';
import { implement } from '../../platform/http/implement';
import { readCaller } from './acting-user';
import { startActing } from './acting.service';

export const actingRoutes: RoutePlugin = implement(actingApi, (services) => {
  const { database } = services;
  return {
    'POST /organizer/participants/{id}/acting-session': async (request, reply) => {
      const session = sessionOf(request);
      const { token, acting } = await database.transaction((trx) =>
        startActing(trx, services, { session, participationId: request.params.id }),
      );
      const user = await readCaller(database.read, { ...session, acting });
      return reply.header('cache-control', 'no-store').send({
        data: { token, user, expires_at: acting.until.toISOString() },
      });
    },
  };
});
