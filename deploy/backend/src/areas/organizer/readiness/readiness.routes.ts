import { readinessApi } from '@fairfront/shared-kit/domain/organizer/api';
import type { FastifyRequest } from 'fastify';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { callerOf } from '../../../platform/http/authentication';
import { implement } from '../../../platform/http/implement';
import { pageMeta, pagingOf } from '../../../platform/http/paging';
import { sendFileOfRows } from '../lists/file-of-rows';
import { readinessFile } from './readiness-file';
import {
  filterReadiness,
  peopleToRemind,
  readinessResponse,
  readReadiness,
  type ReadinessQuery,
} from './readiness.service';
import { remindParticipants } from './remind-participants.service';

export const readinessRoutes: RoutePlugin = implement(readinessApi, (services) => {
  const { database, clock } = services;
  const found = async (exhibitionId: number, query: ReadinessQuery, { locale }: FastifyRequest) =>
    filterReadiness(await readReadiness(database.read, { exhibitionId, now: clock.now().getTime() }), query, locale);
  return {
    'GET /organizer/exhibitions/{exhibitionId}/readiness': async (request) => {
      const { page, per_page, perPage, ...query } = request.query;
      const paging = pagingOf({ page, per_page, perPage });
      const { rows, counts } = await found(request.params.exhibitionId, query, request);
      const shown = rows.slice((paging.page - 1) * paging.perPage, paging.page * paging.perPage);
      const people = await peopleToRemind(database.read, shown);
      return {
        data: shown.map((row) => readinessResponse(row, people)),
        meta: { ...pageMeta(paging, rows.length), counts },
      };
    },
    'GET /organizer/exhibitions/{exhibitionId}/readiness/ids': async (request) => {
      const { rows } = await found(request.params.exhibitionId, request.query, request);
      return { data: rows.map(({ participation_id: id }) => id) };
    },
    'GET /organizer/exhibitions/{exhibitionId}/readiness/export': async (request, reply) => {
      const { format, ...query } = request.query;
      const { rows } = await found(request.params.exhibitionId, query, request);
      return sendFileOfRows(reply, 'readiness', format, readinessFile(rows, format, request.locale));
    },
    'POST /organizer/exhibitions/{exhibitionId}/readiness-reminders': async (request) => ({
      data: await database.transaction((trx) =>
        remindParticipants(trx, services, {
          userId: callerOf(request).id,
          exhibitionId: request.params.exhibitionId,
          participationIds: request.body.items.map(({ participation_id: id }) => id),
        }),
      ),
    }),
  };
});
