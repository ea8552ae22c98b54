import { gateApi, gateEntriesLimit } from '@fairfront/shared-kit/domain/passes/api';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { callerOf } from '../../../platform/http/authentication';
import { isCurrent } from '../../../platform/http/entity-tag';
import { implement } from '../../../platform/http/implement';
import { admit } from './admit.service';
import { gateEntryResponse } from './gate-pass.response';
import { GateLists } from './gate-list.service';
import { listEntries } from './gate.repository';

/** A transaction that has begun may commit for so long: rows of that time are read again. */
const settlingMs = 30_000;

export const gateRoutes: RoutePlugin = implement(gateApi, (services) => {
  const { clock, database } = services;
  const lists = new GateLists(services);
  return {
    'POST /organizer/exhibitions/{exhibitionId}/pass-entries': async (request) => {
      const { params, locale } = request;
      const gate = { exhibitionId: params.exhibitionId, userId: callerOf(request).id, locale };
      return { data: await admit(services, gate, request.body.items) };
    },
    'GET /organizer/exhibitions/{exhibitionId}/pass-entries': async ({ params, query }) => {
      const since = new Date(query.cursor ?? 0);
      const settled = new Date(clock.now().getTime() - settlingMs);
      const rows = await listEntries(database.read, params.exhibitionId, since, gateEntriesLimit);
      const isComplete = rows.length < gateEntriesLimit;
      const last = rows.at(-1)?.stored_at ?? since;
      const next = isComplete && last > settled ? settled : last;
      return {
        data: rows.map(gateEntryResponse),
        meta: { next_cursor: (next > since ? next : since).toISOString(), is_complete: isComplete },
      };
    },
    'GET /organizer/exhibitions/{exhibitionId}/pass-list': async (request, reply) => {
      const { etag, sign } = await lists.read(request.params.exhibitionId);
      reply.header('etag', etag).header('cache-control', 'private, no-cache');
      if (isCurrent(request.headers['if-none-match'], etag)) return reply.code(304).send(undefined as never);
      return { data: { jws: await sign() } };
    },
    'GET /organizer/pass-list-keys': async () => ({ data: { keys: await lists.publicKeys() } }),
  };
});
