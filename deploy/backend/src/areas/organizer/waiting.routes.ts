import { waitingApi } from '@fairfront/shared-kit/domain/organizer/api';
import { allowedExhibitions, mayTouch } from '@fairfront/shared-kit/domain/organizer/staff-roles';
import type { RoutePlugin } from '../../platform/http/app.types';
import { sessionOf } from '../../platform/http/authentication';
import { implement } from '../../platform/http/implement';
import { countWaitingPasses } from '../passes';
import { countWaitingOrders } from '../services';

export const waitingRoutes: RoutePlugin = implement(waitingApi, ({ database }) => ({
  'GET /organizer/exhibitions/{exhibitionId}/waiting': async (request) => {
    const { exhibitionId: id } = request.params;
    const rights = { grants: sessionOf(request).staff?.grants ?? [], key: null };
    const isCovered = (scope: 'passes' | 'orders') => mayTouch(allowedExhibitions(rights, scope, 'read'), [id], 'read');
    return {
      data: {
        passes: isCovered('passes') ? await countWaitingPasses(database.read, id) : null,
        orders: isCovered('orders') ? await countWaitingOrders(database.read, id) : null,
      },
    };
  },
}));
