import { documentFilesApi } from '@fairfront/shared-kit/domain/account/api';
import { sendStoredFile } from '../../../platform/documents/send-stored-file';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { callerOf } from '../../../platform/http/authentication';
import { implement } from '../../../platform/http/implement';
import { requireParticipation } from '../../participations';
import { announcementFileFor } from '../announcements/announcements.repository';
import { libraryFileFor } from '../library/library.repository';
import { receiveDocument } from '../library/receive-document';
import { readDocumentFile } from './contracts.repository';
import { attachFile } from './document-files.service';
import { documentFileName } from './contract.response';

export const documentFilesRoutes: RoutePlugin = implement(documentFilesApi, (services) => {
  const { database } = services;
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
      return sendStoredFile(reply, services, { ...row, original_name: documentFileName(row) });
    },
    'POST /organizer/documents/{docId}/file': async (request, reply) => {
      const bytes = await receiveDocument(request);
      const order = { documentId: request.params.docId, actorId: callerOf(request).id, bytes };
      return reply.code(201).send(await attachFile(services, request, order));
    },
  };
});
