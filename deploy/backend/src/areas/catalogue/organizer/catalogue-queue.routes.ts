import { catalogueQueueApi } from '@fairfront/shared-kit/domain/catalogue/api';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { callerOf } from '../../../platform/http/authentication';
import { implement } from '../../../platform/http/implement';
import { pageMeta, pagingOf } from '../../../platform/http/paging';
import { exhibitionsOf } from '../../../platform/http/staff-access';
import { countCatalogueQueue, listCatalogueQueue } from './catalogue-queue.repository';
import { decideCatalogueOrders } from './decide-catalogue-orders.service';
import { queuedOrderResponse } from './queued-order.response';

export const catalogueQueueRoutes: RoutePlugin = implement(catalogueQueueApi, (services) => {
  const { database } = services;
  return {
    'GET /organizer/exhibitions/{exhibitionId}/catalogue-queue': async ({ params: { exhibitionId }, query }) => {
      const { part = 'all', search = '', order = 'oldest', ...paged } = query;
      const paging = pagingOf(paged);
      const rows = await listCatalogueQueue(database.read, { exhibitionId, part, search, order }, paging);
      const counts = await countCatalogueQueue(database.read, { exhibitionId, search });
      return { data: rows.map(queuedOrderResponse), meta: { ...pageMeta(paging, counts[part]), counts } };
    },
    'POST /organizer/catalogue-decisions': async (request) => {
      const { locale } = request;
      const decider = { userId: callerOf(request).id, locale, exhibitions: exhibitionsOf(request) };
      return { data: await decideCatalogueOrders(services, decider, request.body.items) };
    },
  };
});
