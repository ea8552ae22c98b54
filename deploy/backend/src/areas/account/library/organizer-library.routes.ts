import { organizerLibraryApi } from '@fairfront/shared-kit/domain/account/api';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { callerOf } from '../../../platform/http/authentication';
import { createWithFile } from '../../../platform/http/create-with-file';
import { withIdempotency } from '../../../platform/http/idempotency';
import { implement } from '../../../platform/http/implement';
import { listWholeLibrary } from './library.repository';
import { addLibraryItem, changeLibraryItem, enterLibraryFile, removeLibraryItem } from './organizer-library.service';
import { receiveDocument } from './receive-document';

export const organizerLibraryRoutes: RoutePlugin = implement(organizerLibraryApi, (services) => {
  const { database, clock } = services;
  return {
    'GET /organizer/exhibitions/{exhibitionId}/library': async (request) => ({
      data: await listWholeLibrary(database.read, request.params.exhibitionId, request.query.type),
    }),
    'POST /organizer/exhibitions/{exhibitionId}/library': async (request, reply) => {
      const change = { userId: callerOf(request).id, at: clock.now() };
      const answer = await withIdempotency(services, request, async (trx) => ({
        data: await addLibraryItem(trx, request.params.exhibitionId, request.body, change),
      }));
      return reply.code(201).send(answer);
    },
    'POST /organizer/library/{itemId}/files/{locale}': async (request, reply) => {
      const bytes = await receiveDocument(request);
      const change = { userId: callerOf(request).id, at: clock.now() };
      const answer = await createWithFile(services, request, bytes, (trx, storedName) =>
        enterLibraryFile(trx, services, { ...request.params, storedName, size: bytes.length }, change),
      );
      return reply.code(201).send(answer);
    },
    'PATCH /organizer/library/{itemId}': async (request) => {
      const change = { userId: callerOf(request).id, at: clock.now() };
      const wanted = { itemId: request.params.itemId, wanted: request.body };
      return { data: await database.transaction((trx) => changeLibraryItem(trx, services, wanted, change)) };
    },
    'DELETE /organizer/library/{itemId}': async (request, reply) => {
      const change = { userId: callerOf(request).id, at: clock.now() };
      await database.transaction((trx) => removeLibraryItem(trx, services, request.params.itemId, change));
      return reply.code(204).send(null);
    },
  };
});
