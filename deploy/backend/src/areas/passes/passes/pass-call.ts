import type { FastifyRequest } from 'fastify';
import { callerOf } from '../../../platform/http/authentication';
import { notFound } from '../../../platform/http/http-error';
import { callIdOf } from '../../../platform/http/idempotency';
import { requireParticipation } from '../../participations';
import type { Services } from '../../../platform/services';
import type { PassWriter } from './pass-events';
import { listPassActions } from './pass-history.repository';
import { passHistoryResponse } from './pass-history.response';
import { deletePass, restoreOwnPass, type PassCaller } from './pass-removal.service';
import type { PassStore, StoredPass } from './pass-store';

export const callOf = (request: FastifyRequest<{ Params: { id: number } }>): PassCaller => ({
  userId: callerOf(request).id,
  participationId: request.params.id,
});

/** The caller of a write, with an id by which its tab recognises its own live events. */
export const writerOf = (request: FastifyRequest<{ Params: { id: number } }>): PassWriter => ({
  ...callOf(request),
  callId: callIdOf(request),
});

/** The routes of one pass of either kind: delete, undo the deletion, history. */
export const singlePass = <Row extends StoredPass, Answer>(services: Services, store: PassStore<Row, Answer>) => {
  const { database } = services;
  return {
    remove: (writer: PassWriter, passId: number) =>
      database.transaction((trx) => deletePass(trx, services, store, writer, passId)),
    restore: (writer: PassWriter, passId: number) =>
      database.transaction((trx) => restoreOwnPass(trx, services, store, writer, passId)),
    history: async ({ userId, participationId }: PassCaller, passId: number) => {
      await requireParticipation(database.read, userId, participationId);
      const rows = await listPassActions(database.read, store, participationId, passId);
      if (rows.length === 0) throw notFound();
      return passHistoryResponse(rows);
    },
  };
};
