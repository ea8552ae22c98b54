import { libraryTypes } from '@fairfront/shared-kit/domain/account';
import { locales } from '@fairfront/shared-kit/model';
import { Type } from 'typebox';
import { receiveDocument } from './receive-document';
import { DataOf, errorResponses, Id, UploadedFile } from '@fairfront/shared-kit/domain/http';
import { callerOf } from '../../../platform/http/authentication';
import { createWithFile } from '../../../platform/http/create-with-file';
import { withIdempotency } from '../../../platform/http/idempotency';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { listLibrary } from './library.repository';
import { LibraryFile, LibraryItem } from './library.schema';
import { addLibraryItem, enterLibraryFile, removeLibraryItem } from './organizer-library.service';

const tags = ['organizer'];
const config = { access: 'manager' } as const;
const title = Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' });

/** The library of an exhibition on the organiser's side (ACC-206). */
export const organizerLibraryRoutes: RoutePlugin = (app, services) => {
  const { database, clock } = services;
  const path = '/organizer/exhibitions/:exhibitionId/library';

  app.get(
    path,
    {
      config,
      schema: {
        tags,
        summary: 'Building types or general terms of an exhibition, without files too (ACC-206)',
        params: Type.Object({ exhibitionId: Id }),
        querystring: Type.Object({ type: Type.Enum([...libraryTypes]) }),
        response: { 200: DataOf(Type.Array(LibraryItem)), ...errorResponses(401, 403, 422) },
      },
    },
    async (request) => ({ data: await listLibrary(database.read, request.params.exhibitionId, request.query.type) }),
  );

  app.post(
    path,
    {
      config,
      schema: {
        tags,
        summary: 'Add a document at the end of its kind; its files follow (ACC-206)',
        params: Type.Object({ exhibitionId: Id }),
        body: Type.Object({ type: Type.Enum([...libraryTypes]), title_rus: title, title_eng: title }),
        response: { 201: DataOf(LibraryItem), ...errorResponses(401, 403, 404, 409, 422) },
      },
    },
    async (request, reply) => {
      const change = { userId: callerOf(request).id, at: clock.now() };
      const answer = await withIdempotency(services, request, async (trx) => ({
        data: await addLibraryItem(trx, request.params.exhibitionId, request.body, change),
      }));
      return reply.code(201).send(answer);
    },
  );

  app.post(
    '/organizer/library/:itemId/files/:locale',
    {
      config: { ...config, multipart: Type.Object({ file: UploadedFile }) },
      schema: {
        tags,
        summary: 'Attach the PDF of a language, up to 10 MB, in place of an older one (ACC-206)',
        params: Type.Object({ itemId: Id, locale: Type.Enum([...locales]) }),
        consumes: ['multipart/form-data'],
        response: { 201: DataOf(LibraryFile), ...errorResponses(401, 403, 404, 409, 422, 429) },
      },
    },
    async (request, reply) => {
      const bytes = await receiveDocument(request);
      const change = { userId: callerOf(request).id, at: clock.now() };
      const answer = await createWithFile(services, request, bytes, (trx, storedName) =>
        enterLibraryFile(trx, services, { ...request.params, storedName, size: bytes.length }, change),
      );
      return reply.code(201).send(answer);
    },
  );

  app.delete(
    '/organizer/library/:itemId',
    {
      config,
      schema: {
        tags,
        summary: 'Take a document with its files out of the library (ACC-206)',
        params: Type.Object({ itemId: Id }),
        response: { 204: Type.Null(), ...errorResponses(401, 403, 404) },
      },
    },
    async (request, reply) => {
      const change = { userId: callerOf(request).id, at: clock.now() };
      await database.transaction((trx) => removeLibraryItem(trx, services, request.params.itemId, change));
      return reply.code(204).send(null);
    },
  );
};
