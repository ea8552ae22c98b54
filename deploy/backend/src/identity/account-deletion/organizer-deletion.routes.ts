import { organizerDeletionApi } from '@fairfront/shared-kit/domain/identity/api';
import type { RoutePlugin } from '../../platform/http/app.types';
import { callerOf } from '../../platform/http/authentication';
import { implement } from '../../platform/http/implement';
import { pageMeta, pagingOf } from '../../platform/http/paging';
import { decideDeletions } from './decide-deletions.service';
import { listDeletions } from './deletion.repository';
import { deletionResponse } from './deletion.response';
import { answerOf, decideDeletion } from './deletion.service';

export const organizerDeletionRoutes: RoutePlugin = implement(organizerDeletionApi, (services) => {
  const { database, clock } = services;
  return {
    'GET /organizer/deletion-requests': async (request) => {
      const { status, search = '', order, ...paged } = request.query;
      const paging = pagingOf(paged);
      const { rows, total } = await listDeletions(database.read, clock.now(), { status, search, order }, paging);
      return { data: rows.map(deletionResponse), meta: pageMeta(paging, total) };
    },
    'GET /organizer/deletion-requests/{requestId}': async (request) => ({
      data: await answerOf(database.read, clock.now(), request.params.requestId),
    }),
    'POST /organizer/deletion-decisions': async (request) => {
      const decider = { actorId: callerOf(request).id, locale: request.locale };
      return { data: await decideDeletions(services, decider, request.body.items) };
    },
    'POST /organizer/deletion-requests/{requestId}/decision': async (request) => {
      const { decision, comment } = request.body;
      const call = { id: request.params.requestId, actorId: callerOf(request).id, decision, comment };
      return { data: await database.transaction((trx) => decideDeletion(trx, services, call)) };
    },
  };
});
