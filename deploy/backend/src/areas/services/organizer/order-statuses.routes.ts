import { orderStatusesApi } from '@fairfront/shared-kit/domain/services/api';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { callerOf } from '../../../platform/http/authentication';
import { exhibitionsOf } from '../../../platform/http/staff-access';
import { implement } from '../../../platform/http/implement';
import { moveOrders } from './move-orders.service';

export const orderStatusesRoutes: RoutePlugin = implement(orderStatusesApi, (services) => ({
  'POST /organizer/order-statuses': async (request) => ({
    data: await moveOrders(
      services,
      { userId: callerOf(request).id, locale: request.locale, exhibitions: exhibitionsOf(request) },
      request.body.items,
    ),
  }),
}));
