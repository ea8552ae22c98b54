import { gateApi, gateEntriesLimit } from '@fairfront/shared-kit/domain/passes/api';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { callerOf } from '../../../platform/http/authentication';
import { isCurrent } from '../../../platform/http/entity-tag';
import { implement } from '../../../platform/http/implement';
import { admit } from './admit.service';
import { gateEntryResponse } from './gate-pass.response';
import { GateLists } from './gate-list.service';
import { listEntries } from './gate.repository';

export const gateRoutes: RoutePlugin = implement(gateApi, (services) => {
  const { database } = services;
  const lists = new GateLists(services);
  return {
    'POST /organizer/exhibitions/{exhibitionId}/pass-entries': async (request) => {
      const gate = { exhibitionId: request.params.exhibitionId, userId: callerOf(request).id };
      return { data: await admit(services, gate, request.body.items) };
    },
    'GET /organizer/exhibitions/{exhibitionId}/pass-entries': async ({ params, query }) => {
      const since = new Date(query.since ?? 0);
      const rows = await listEntries(database.read, params.exhibitionId, since, gateEntriesLimit);
      return { data: rows.map(gateEntryResponse) };
    },
    'GET /organizer/exhibitions/{exhibitionId}/pass-list': async (request, reply) => {
      const { etag, sign } = await lists.read(request.params.exhibitionId);
      reply.header('etag', etag).header('cache-control', 'private, no-cache');
      if (isCurrent(request.headers['if-none-match'], etag)) return reply.code(304).send(null);
      return { data: { jws: await sign() } };
    },
    'GET /organizer/pass-list-keys': async () => ({ keys: await lists.publicKeys() }),
  };
});
