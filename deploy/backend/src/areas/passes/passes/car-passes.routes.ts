import { passPageSize } from '@fairfront/shared-kit/domain/passes';
import { carPassesApi } from '@fairfront/shared-kit/domain/passes/api';
import { sendDownload } from '../../../platform/documents/send-download';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { withIdempotency } from '../../../platform/http/idempotency';
import { implement } from '../../../platform/http/implement';
import { pageMeta, pagingOf } from '../../../platform/http/paging';
import { carPassCounts, carPassesByStand, passQuotaOf } from '../../participations';
import { listAllCarPasses, listCarPasses, listCarTypes } from './car-passes.repository';
import { carPasses } from './car-pass-store';
import { carPassResponse } from './car-pass.response';
import { createCarPass } from './car-passes.service';
import { callOf, singlePass, writerOf } from './pass-call';
import { readListFacts, readPassContext } from './pass-context';
import { carPassFile } from './pass-downloads';
import { deleteAllPasses, type PassCaller } from './pass-removal.service';

export const carPassesRoutes: RoutePlugin = implement(carPassesApi, (services) => {
  const { database, clock } = services;
  const single = singlePass(services, carPasses);
  const fileOf = async ({ userId, participationId }: PassCaller, passId: number, what: 'pass' | 'd03') => {
    const call = await readPassContext(database.read, clock, userId, participationId);
    return carPassFile(database.read, call, passId, what);
  };
  return {
    'GET /car-types': async () => ({ data: await listCarTypes(database.read) }),
    'GET /participants/{id}/car-passes': async (request) => {
      const { userId, participationId } = callOf(request);
      const { facts } = await readListFacts(database.read, clock, userId, participationId);
      const paging = pagingOf(request.query, passPageSize);
      const rows = await listCarPasses(database.read, participationId, paging);
      const quota = passQuotaOf(facts, 'car');
      return {
        data: rows.map(carPassResponse),
        meta: {
          ...pageMeta(paging, quota.count),
          quota,
          status_counts: carPassCounts(facts),
          stand_counts: carPassesByStand(facts),
        },
      };
    },
    'POST /participants/{id}/car-passes': async (request, reply) => {
      const answer = await withIdempotency(services, request, async (trx) => ({
        data: await createCarPass(trx, services, writerOf(request), request.body, request.locale),
      }));
      return reply.code(201).send(answer);
    },
    'DELETE /participants/{id}/car-passes': async (request) => ({
      data: await database.transaction((trx) =>
        deleteAllPasses(trx, services, carPasses, writerOf(request), (db) => listAllCarPasses(db, request.params.id)),
      ),
    }),
    'GET /participants/{id}/car-passes/{passId}/download': async (request, reply) => {
      const file = await fileOf(callOf(request), request.params.passId, 'pass');
      return sendDownload(reply, services, file);
    },
    'GET /participants/{id}/car-passes/{passId}/download/d03': async (request, reply) => {
      const file = await fileOf(callOf(request), request.params.passId, 'd03');
      return sendDownload(reply, services, file);
    },
    'DELETE /participants/{id}/car-passes/{passId}': async (request, reply) => {
      await single.remove(writerOf(request), request.params.passId);
      return reply.code(204).send(null);
    },
    'POST /participants/{id}/car-passes/{passId}/restore': async (request) => ({
      data: await single.restore(writerOf(request), request.params.passId),
    }),
    'GET /participants/{id}/car-passes/{passId}/history': async (request) => ({
      data: await single.history(callOf(request), request.params.passId),
    }),
  };
});
