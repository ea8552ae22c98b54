import { orderQueueApi } from '@fairfront/shared-kit/domain/services/api';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { implement } from '../../../platform/http/implement';
import { pageMeta, pagingOf } from '../../../platform/http/paging';
import { listOrderQueue } from './order-queue.repository';
import { queuedOrderResponse } from './queued-order.response';

export const orderQueueRoutes: RoutePlugin = implement(orderQueueApi, ({ database }) => ({
  'GET /organizer/exhibitions/{exhibitionId}/order-queue': async ({ params, query }) => {
    const { part = 'all', search = '', order = 'oldest', ...paged } = query;
    const paging = pagingOf(paged);
    const filter = { exhibitionId: params.exhibitionId, part, search, order };
    const { rows, counts } = await listOrderQueue(database.read, filter, paging);
    return { data: rows.map(queuedOrderResponse), meta: { ...pageMeta(paging, counts[part]), counts } };
  },
}));
