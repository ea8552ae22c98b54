import { deletionApi } from '@fairfront/shared-kit/domain/identity/api';
import type { RoutePlugin } from '../../platform/http/app.types';
import { callerOf, sessionOf } from '../../platform/http/authentication';
import { withIdempotency } from '../../platform/http/idempotency';
import { implement } from '../../platform/http/implement';
import { readOwnDeletion } from './deletion.repository';
import { ownDeletionResponse } from './deletion.response';
import { askForDeletion, withdrawDeletion } from './deletion.service';

export const deletionRoutes: RoutePlugin = implement(deletionApi, (services) => {
  const { database, clock } = services;
  return {
    'GET /auth/deletion-request': async (request) => ({
      data: ownDeletionResponse(await readOwnDeletion(database.read, callerOf(request).id, clock.now())),
    }),
    'POST /auth/deletion-request': async (request, reply) => {
      const data = await withIdempotency(services, request, (trx) =>
        askForDeletion(trx, services, sessionOf(request), request.body.reason),
      );
      return reply.code(201).send({ data });
    },
    'DELETE /auth/deletion-request': async (request, reply) => {
      await database.transaction((trx) => withdrawDeletion(trx, services, callerOf(request).id));
      return reply.code(204).send(null);
    },
  };
});
