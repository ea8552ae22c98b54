import { organizerPassesApi } from '@fairfront/shared-kit/domain/passes/api';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { callerOf } from '../../../platform/http/authentication';
import { implement } from '../../../platform/http/implement';
import { pageMeta, pagingOf } from '../../../platform/http/paging';
import { carPasses } from '../passes/car-pass-store';
import { carPassResponse } from '../passes/car-pass.response';
import { restorePassByOrganizer } from '../passes/pass-removal.service';
import { decideCarPass, decidePersonalPass } from '../passes/pass-status.service';
import { personalPasses } from '../passes/personal-pass-store';
import { personalPassResponse } from '../passes/personal-pass.response';
import { listPassesToDecide } from './passes.repository';

export const organizerPassesRoutes: RoutePlugin = implement(organizerPassesApi, (services) => {
  const { database } = services;
  return {
    'GET /organizer/passes': async (request) => {
      const { kind, status, type, participant_id: participationId, ...paged } = request.query;
      const paging = pagingOf(paged);
      const { rows, total } = await listPassesToDecide(database.read, { kind, status, type, participationId }, paging);
      return { data: rows, meta: pageMeta(paging, total) };
    },
    'PATCH /organizer/personal-passes/{passId}': async (request) => ({
      data: personalPassResponse(
        await database.transaction((trx) =>
          decidePersonalPass(trx, services, callerOf(request).id, request.params.passId, request.body),
        ),
      ),
    }),
    'PATCH /organizer/car-passes/{passId}': async (request) => ({
      data: carPassResponse(
        await database.transaction((trx) =>
          decideCarPass(trx, services, callerOf(request).id, request.params.passId, request.body),
        ),
      ),
    }),
    'POST /organizer/personal-passes/{passId}/restore': async (request) => ({
      data: await database.transaction((trx) =>
        restorePassByOrganizer(trx, services, personalPasses, callerOf(request).id, request.params.passId),
      ),
    }),
    'POST /organizer/car-passes/{passId}/restore': async (request) => ({
      data: await database.transaction((trx) =>
        restorePassByOrganizer(trx, services, carPasses, callerOf(request).id, request.params.passId),
      ),
    }),
  };
});
