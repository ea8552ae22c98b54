import type { FastifyRequest } from 'fastify';
import { Type, type TSchema } from 'typebox';
import { DataOf, errorResponses, Id } from '@fairfront/shared-kit/domain/http';
import { callerOf } from '../../../platform/http/authentication';
import { notFound } from '../../../platform/http/http-error';
import { callIdOf } from '../../../platform/http/idempotency';
import { requireParticipation } from '../../participations/access/participation-access';
import type { App } from '../../../platform/http/app.types';
import type { Services } from '../../../platform/services';
import type { PassWriter } from './pass-events';
import { readPassHistory } from './pass-history.repository';
import { PassHistoryEntry } from './pass-list.schema';
import { deletePass, restoreOwnPass, type PassCaller } from './pass-removal.service';
import type { PassStore, StoredPass } from './pass-store';

/** Parameters of the routes below `/participants/:id` and of one pass there. */
export const inParticipation = Type.Object({ id: Id });
export const onePass = Type.Object({ id: Id, passId: Id });

export const callOf = (request: FastifyRequest<{ Params: { id: number } }>): PassCaller => ({
  userId: callerOf(request).id,
  participationId: request.params.id,
});

/** The same of a write, which its tab recognises among live events (PASS-337). */
export const writerOf = (request: FastifyRequest<{ Params: { id: number } }>): PassWriter => ({
  ...callOf(request),
  callId: callIdOf(request),
});

/**
 * The routes that every sort of passes has in the same way: delete one, take it back, history.
 * @param path of the list, `/participants/:id/car-passes`
 * @param schema of one pass as the list answers it
 */
export const addPassRoutes = <Row extends StoredPass, Answer>(
  app: App,
  services: Services,
  path: string,
  schema: TSchema,
  store: PassStore<Row, Answer>,
): void => {
  const { database } = services;
  const tags = ['passes'];

  app.delete(
    `${path}/:passId`,
    {
      schema: {
        tags,
        summary: 'Delete one pass (PASS-226, PASS-233, PASS-247)',
        params: onePass,
        response: { 204: Type.Null(), ...errorResponses(401, 403, 404, 422) },
      },
    },
    async (request, reply) => {
      await database.transaction((trx) => deletePass(trx, services, store, writerOf(request), request.params.passId));
      return reply.code(204).send(null);
    },
  );
  app.post(
    `${path}/:passId/restore`,
    {
      schema: {
        tags,
        summary: 'Take back a deletion within 10 minutes (PASS-276)',
        params: onePass,
        response: { 200: DataOf(schema), ...errorResponses(401, 403, 404, 422) },
      },
    },
    async (request) => ({
      data: await database.transaction((trx) =>
        restoreOwnPass(trx, services, store, writerOf(request), request.params.passId),
      ),
    }),
  );
  app.get(
    `${path}/:passId/history`,
    {
      schema: {
        tags,
        summary: 'Who did what with the pass and when (PASS-281)',
        params: onePass,
        response: { 200: DataOf(Type.Array(PassHistoryEntry)), ...errorResponses(401, 404) },
      },
    },
    async (request) => {
      const { userId, participationId } = callOf(request);
      await requireParticipation(database.read, userId, participationId);
      const data = await readPassHistory(database.read, store, participationId, request.params.passId);
      if (!data) throw notFound();
      return { data };
    },
  );
};
