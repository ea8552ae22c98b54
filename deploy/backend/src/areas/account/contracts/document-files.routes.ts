import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { attachment } from '../../../platform/documents/file-names';
import { sendStoredFile } from '../../../platform/documents/send-stored-file';
import { DataOf, errorResponses, Id, pdfResponse, UploadedFile } from '@fairfront/shared-kit/domain/http';
import { callerOf } from '../../../platform/http/authentication';
import { notFound } from '../../../platform/http/http-error';
import { requireParticipation } from '../../participations/access/participation-access';
import { announcementFileFor } from '../announcements/announcements.repository';
import { libraryFileFor } from '../library/library.repository';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { DocumentFile } from './contract.schema';
import { readDocumentFile } from './contracts.repository';
import { documentFileName } from './document-file-name';
import { attachFile } from './document-files.service';
import { receiveDocument } from '../library/receive-document';

const sendFile = (reply: FastifyReply, name: string, { bytes, type }: { bytes: Buffer; type: string }): never =>
  reply.header('content-type', type).header('content-disposition', attachment(name)).send(bytes) as never;

/** Files of documents, a signed copy for instance: the organiser attaches them, the participation downloads them (ACC-129). */
export const documentFilesRoutes: RoutePlugin = (app, services) => {
  const { database, files } = services;

  app.get(
    '/files/:fileId/download',
    {
      schema: {
        tags: ['documents'],
        summary:
          'An attached file, one of the library or of an announcement; 404 for those of participations and exhibitions the caller is not part of (ACC-129)',
        params: Type.Object({ fileId: Id }),
        response: { 200: pdfResponse, ...errorResponses(401, 404) },
      },
    },
    async (request, reply) => {
      const { id: userId } = callerOf(request);
      const { fileId } = request.params;
      const row = await readDocumentFile(database.read, fileId);
      if (!row) {
        const shared =
          (await libraryFileFor(database.read, userId, fileId)) ??
          (await announcementFileFor(database.read, userId, fileId));
        return sendStoredFile(reply, services, shared);
      }
      await requireParticipation(database.read, userId, row.participation_id);
      const file = await files.get(row.stored_name);
      if (!file) throw notFound();
      return sendFile(reply, documentFileName(row), file);
    },
  );

  app.post(
    '/organizer/documents/:docId/file',
    {
      config: { access: 'manager', multipart: Type.Object({ file: UploadedFile }) },
      schema: {
        tags: ['organizer'],
        summary:
          'Attach a PDF of up to 10 MB to a document, multipart with the field file: 422 file_format, file_too_big',
        params: Type.Object({ docId: Id }),
        consumes: ['multipart/form-data'],
        response: { 201: DataOf(DocumentFile), ...errorResponses(401, 403, 404, 409, 422, 429) },
      },
    },
    async (request, reply) => {
      const bytes = await receiveDocument(request);
      const order = { documentId: request.params.docId, actorId: callerOf(request).id, bytes };
      return reply.code(201).send(await attachFile(services, request, order));
    },
  );
};
