import { publicationsApi } from '@fairfront/shared-kit/domain/account/api';
import { sendStoredFile } from '../../../platform/documents/send-stored-file';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { callerOf } from '../../../platform/http/authentication';
import { implement } from '../../../platform/http/implement';
import { requireParticipation } from '../../participations';
import { listPublications, publicationFile } from './publications.repository';
import { publicationResponse } from './publication.response';
import { sendPublication } from './publications.service';

export const publicationsRoutes: RoutePlugin = implement(publicationsApi, (services) => {
  const { database } = services;
  return {
    'GET /participants/{id}/publication-requests': async (request) => {
      const { id } = request.params;
      await requireParticipation(database.read, callerOf(request).id, id);
      return { data: (await listPublications(database.read, id)).map(publicationResponse) };
    },
    'POST /participants/{id}/publication-requests': async (request, reply) => {
      const author = { userId: callerOf(request).id, participationId: request.params.id };
      // the access is checked before a large body is read
      await requireParticipation(database.read, author.userId, author.participationId, 'write');
      return reply.code(201).send(await sendPublication(services, request, author));
    },
    'GET /participants/{id}/publication-requests/{requestId}/file': async (request, reply) => {
      const { id, requestId } = request.params;
      await requireParticipation(database.read, callerOf(request).id, id);
      return sendStoredFile(reply, services, await publicationFile(database.read, requestId, id));
    },
  };
});
