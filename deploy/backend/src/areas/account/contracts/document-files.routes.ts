import { documentFilesApi } from '@fairfront/shared-kit/domain/account/api';
import type { FastifyReply } from 'fastify';
import { attachment } from '../../../platform/documents/file-names';
import { sendStoredFile } from '../../../platform/documents/send-stored-file';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { callerOf } from '../../../platform/http/authentication';
import { notFound } from '../../../platform/http/http-error';
import { implement } from '../../../platform/http/implement';
import { requireParticipation } from '../../participations';
import { announcementFileFor } from '../announcements/announcements.repository';
import { libraryFileFor } from '../library/library.repository';
import { receiveDocument } from '../library/receive-document';
import { readDocumentFile } from './contracts.repository';
import { attachFile } from './document-files.service';
import { documentFileName } from './contract.response';

const sendFile = (reply: FastifyReply, name: string, { bytes, type }: { bytes: Buffer; type: string }): never =>
  reply.header('content-type', type).header('content-disposition', attachment(name)).send(bytes) as never;

export const documentFilesRoutes: RoutePlugin = implement(documentFilesApi, (services) => {
  const { database, files } = services;
  return {
    'GET /files/{fileId}/download': async (request, reply) => {
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
    'POST /organizer/documents/{docId}/file': async (request, reply) => {
      const bytes = await receiveDocument(request);
      const order = { documentId: request.params.docId, actorId: callerOf(request).id, bytes };
      return reply.code(201).send(await attachFile(services, request, order));
    },
  };
});
