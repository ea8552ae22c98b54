import { passQueueApi } from '@fairfront/shared-kit/domain/passes/api';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { implement } from '../../../platform/http/implement';
import { pageMeta, pagingOf } from '../../../platform/http/paging';
import { countQueue, listQueue } from './pass-queue.repository';
import { queuedPassResponse } from './queued-pass.response';

export const passQueueRoutes: RoutePlugin = implement(passQueueApi, ({ database }) => ({
  'GET /organizer/exhibitions/{exhibitionId}/pass-queue': async ({ params, query }) => {
    const { part = 'all', search = '', order = 'oldest', ...paged } = query;
    const paging = pagingOf(paged);
    const filter = { exhibitionId: params.exhibitionId, part, search, order };
    const [rows, counts] = [
      await listQueue(database.read, filter, paging),
      await countQueue(database.read, { exhibitionId: params.exhibitionId, search }),
    ];
    return { data: rows.map(queuedPassResponse), meta: { ...pageMeta(paging, counts[part]), counts } };
  },
}));
