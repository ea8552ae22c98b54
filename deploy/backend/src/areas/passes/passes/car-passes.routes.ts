import { passPageSize } from '@fairfront/shared-kit/domain/passes';
import { Type } from 'typebox';
import { DataOf, errorResponses, PageOf, pagingQuery, pdfResponse } from '@fairfront/shared-kit/domain/http';
import { pageMeta, pagingOf } from '../../../platform/http/paging';
import { withIdempotency } from '../../../platform/http/idempotency';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { CarPass, CarPassBody, CarType } from './car-pass.schema';
import { carPassResponse, carPasses, listAllCarPasses, listCarPasses, listCarTypes } from './car-passes.repository';
import { createCarPass } from './car-passes.service';
import { carPassFile } from './pass-downloads';
import { CarPassesMeta, DeletedPasses } from './pass-list.schema';
import { deleteAllPasses } from './pass-removal.service';
import { carPassCounts, carPassesByStand, passQuotaOf } from '../../participations/quota/pass-facts';
import { readListFacts, readPassContext } from './pass-context';
import { addPassRoutes, callOf, inParticipation, onePass, writerOf } from './pass.routes';
import { sendDownload } from '../../../platform/documents/send-download';

const tags = ['passes'];

/** One-off passes of vehicles (PASS-229 to PASS-236, PASS-276). */
export const carPassesRoutes: RoutePlugin = (app, services) => {
  const { database, clock } = services;

  app.get(
    '/car-types',
    {
      schema: {
        tags,
        summary: 'Kinds of vehicles (PASS-235)',
        response: { 200: DataOf(Type.Array(CarType)), ...errorResponses(401) },
      },
    },
    async () => ({ data: await listCarTypes(database.read) }),
  );
  app.get(
    '/participants/:id/car-passes',
    {
      schema: {
        tags,
        summary: 'List, newest first, with everything that a copy needs (PASS-160, PASS-169, PASS-229)',
        params: inParticipation,
        querystring: Type.Object(pagingQuery),
        response: { 200: PageOf(CarPass, CarPassesMeta), ...errorResponses(401, 404, 422) },
      },
    },
    async (request) => {
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
  );
  app.post(
    '/participants/:id/car-passes',
    {
      schema: {
        tags,
        summary: 'Create one car pass (PASS-230)',
        params: inParticipation,
        body: CarPassBody,
        response: { 201: DataOf(CarPass), ...errorResponses(401, 403, 404, 409, 422) },
      },
    },
    async (request, reply) => {
      const answer = await withIdempotency(services, request, async (trx) => ({
        data: await createCarPass(trx, services, writerOf(request), request.body, request.locale),
      }));
      return reply.code(201).send(answer);
    },
  );
  app.delete(
    '/participants/:id/car-passes',
    {
      schema: {
        tags,
        summary: 'Delete all car passes (PASS-234)',
        params: inParticipation,
        response: { 200: DataOf(DeletedPasses), ...errorResponses(401, 403, 404) },
      },
    },
    async (request) => ({
      data: await database.transaction((trx) =>
        deleteAllPasses(trx, services, carPasses, writerOf(request), (db) => listAllCarPasses(db, request.params.id)),
      ),
    }),
  );
  for (const [path, what, summary] of [
    ['download', 'pass', 'PDF of one car pass (PASS-231, PASS-248)'],
    ['download/d03', 'd03', 'PDF of the form D03 of one car pass (PASS-232)'],
  ] as const) {
    app.get(
      `/participants/:id/car-passes/:passId/${path}`,
      {
        schema: {
          tags,
          summary,
          params: onePass,
          response: { 200: pdfResponse, ...errorResponses(401, 403, 404, 429) },
        },
      },
      async (request, reply) => {
        const { userId, participationId } = callOf(request);
        const call = await readPassContext(database.read, clock, userId, participationId);
        return sendDownload(reply, services, await carPassFile(database.read, call, request.params.passId, what));
      },
    );
  }
  addPassRoutes(app, services, '/participants/:id/car-passes', CarPass, carPasses);
};
