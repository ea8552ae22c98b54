import { Type } from 'typebox';
import { DataOf, errorResponses } from '@fairfront/shared-kit/domain/http';
import { callerOf, sessionOf } from '../../platform/http/authentication';
import { withIdempotency } from '../../platform/http/idempotency';
import type { RoutePlugin } from '../../platform/http/app.types';
import { AskBody, OwnDeletion } from './deletion.schema';
import { readOwnDeletion } from './deletion.repository';
import { askForDeletion, withdrawDeletion } from './deletion.service';

const tags = ['auth'];
const path = '/auth/deletion-request';

/** The request of a user to delete the own account (SHELL-484). */
export const deletionRoutes: RoutePlugin = (app, services) => {
  const { database, clock } = services;

  app.get(
    path,
    {
      schema: {
        tags,
        summary: 'The newest request of the caller to delete the account, and what stands in its way (SHELL-484)',
        response: { 200: DataOf(OwnDeletion), ...errorResponses(401) },
      },
    },
    async (request) => ({ data: await readOwnDeletion(database.read, callerOf(request).id, clock.now()) }),
  );

  app.post(
    path,
    {
      schema: {
        tags,
        summary:
          'Ask the organiser to delete the account: 403 proof_required, 422 deletion_waiting, last_supervisor (SHELL-484)',
        body: AskBody,
        response: { 201: DataOf(OwnDeletion), ...errorResponses(401, 403, 409, 422) },
      },
    },
    async (request, reply) => {
      const data = await withIdempotency(services, request, (trx) =>
        askForDeletion(trx, services, sessionOf(request), request.body.reason),
      );
      return reply.code(201).send({ data });
    },
  );

  app.delete(
    path,
    {
      schema: {
        tags,
        summary: 'Withdraw the waiting request; without one nothing happens (SHELL-484)',
        response: { 204: Type.Null(), ...errorResponses(401) },
      },
    },
    async (request, reply) => {
      await database.transaction((trx) => withdrawDeletion(trx, services, callerOf(request).id));
      return reply.code(204).send(null);
    },
  );
};
