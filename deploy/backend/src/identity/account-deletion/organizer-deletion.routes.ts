import { Type } from 'typebox';
import { DataOf, errorResponses, Id, PageOf, pagingQuery } from '@fairfront/shared-kit/domain/http';
import { callerOf } from '../../platform/http/authentication';
import { pageMeta, pagingOf } from '../../platform/http/paging';
import type { RoutePlugin } from '../../platform/http/app.types';
import { DecisionBody, DeletionStateName, OrganizerDeletion } from './deletion.schema';
import { listDeletions } from './deletion.repository';
import { decideDeletion } from './deletion.service';

const tags = ['organizer'];
const config = { access: 'manager' } as const;

/** Requests to delete accounts on the organiser's side (SHELL-485). */
export const organizerDeletionRoutes: RoutePlugin = (app, services) => {
  const { database, clock } = services;

  app.get(
    '/organizer/deletion-requests',
    {
      config,
      schema: {
        tags,
        summary: 'Requests to delete accounts, those that wait first (SHELL-485)',
        querystring: Type.Object({ ...pagingQuery, status: Type.Optional(DeletionStateName) }),
        response: { 200: PageOf(OrganizerDeletion), ...errorResponses(401, 403, 422) },
      },
    },
    async (request) => {
      const { status, ...paged } = request.query;
      const paging = pagingOf(paged);
      const { requests, total } = await listDeletions(database.read, clock.now(), { status }, paging);
      return { data: requests, meta: pageMeta(paging, total) };
    },
  );

  app.post(
    '/organizer/deletion-requests/:requestId/decision',
    {
      config,
      schema: {
        tags,
        summary:
          'Delete the account for good, or refuse with a comment: 422 deletion_decided, last_supervisor (SHELL-485)',
        params: Type.Object({ requestId: Id }),
        body: DecisionBody,
        response: { 200: DataOf(OrganizerDeletion), ...errorResponses(401, 403, 404, 422) },
      },
    },
    async (request) => {
      const { decision, comment } = request.body;
      const call = { id: request.params.requestId, actorId: callerOf(request).id, decision, comment };
      return { data: await database.transaction((trx) => decideDeletion(trx, services, call)) };
    },
  );
};
