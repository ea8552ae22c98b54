import { preparationApi } from '@fairfront/shared-kit/domain/participations/api';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { callerOf } from '../../../platform/http/authentication';
import { implement } from '../../../platform/http/implement';
import { readPreparations } from './preparation.service';

export const preparationRoutes: RoutePlugin = implement(preparationApi, ({ database, clock }) => ({
  'GET /preparations': async (request) => {
    const { id: userId } = callerOf(request);
    return { data: await readPreparations(database.read, userId, request.query.ids, clock.now().getTime()) };
  },
}));
