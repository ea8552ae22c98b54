import { copyFromPreviousApi } from '@fairfront/shared-kit/domain/passes/api';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { withIdempotency } from '../../../platform/http/idempotency';
import { implement } from '../../../platform/http/implement';
import { callOf, writerOf } from '../passes/pass-call';
import { readPassContext } from '../passes/pass-context';
import { copyFromPrevious, listPrevious } from './copy-from-previous.service';
import { listSources } from './pass-sources.repository';

export const copyFromPreviousRoutes: RoutePlugin = implement(copyFromPreviousApi, (services) => {
  const { database, clock } = services;
  return {
    'GET /participants/{id}/pass-sources': async (request) => {
      const { userId, participationId } = callOf(request);
      const call = await readPassContext(database.read, clock, userId, participationId);
      return { data: await listSources(database.read, call) };
    },
    'GET /participants/{id}/pass-sources/{sourceId}': async (request) => {
      const { sourceId } = request.params;
      const { kind = 'participant' } = request.query;
      const { rows, quota } = await listPrevious(services, callOf(request), sourceId, kind, request.locale);
      return { data: rows, meta: { quota } };
    },
    'POST /participants/{id}/pass-take-over': async (request, reply) => {
      const { source_id: sourceId, kind, ids, stand_id: standId } = request.body;
      const answer = await withIdempotency(services, request, async (trx) => ({
        data: await copyFromPrevious(
          trx,
          services,
          writerOf(request),
          { sourceId, kind, ids, standId },
          request.locale,
        ),
      }));
      return reply.code(201).send(answer);
    },
  };
});
