import { Type } from 'typebox';
import { sendStoredFile } from '../../../platform/documents/send-stored-file';
import { DataOf, errorResponses, Id } from '@fairfront/shared-kit/domain/http';
import { callerOf } from '../../../platform/http/authentication';
import { requireParticipation } from '../../participations/access/participation-access';
import { fileResponse } from '../../../platform/http/file-response';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { PublicationForm, PublicationRequest } from './publication.schema';
import { listPublications, publicationFile } from './publications.repository';
import { sendPublication } from './publications.service';

const tags = ['publications'];

/** Requests of a company to publish its news and products (ACC-165, ACC-166). */
export const publicationsRoutes: RoutePlugin = (app, services) => {
  const { database } = services;
  const path = '/participants/:id/publication-requests';

  app.get(
    path,
    {
      schema: {
        tags,
        summary: 'Publication requests of the participation, newest first (ACC-166)',
        params: Type.Object({ id: Id }),
        response: { 200: DataOf(Type.Array(PublicationRequest)), ...errorResponses(401, 404) },
      },
    },
    async (request) => {
      const { id } = request.params;
      await requireParticipation(database.read, callerOf(request).id, id);
      return { data: await listPublications(database.read, id) };
    },
  );

  app.post(
    path,
    {
      config: { multipart: PublicationForm },
      schema: {
        tags,
        summary: 'Ask for a publication, multipart with type, title, text and an optional file (ACC-166)',
        params: Type.Object({ id: Id }),
        consumes: ['multipart/form-data'],
        response: { 201: DataOf(PublicationRequest), ...errorResponses(401, 403, 404, 409, 422, 429) },
      },
    },
    async (request, reply) => {
      const author = { userId: callerOf(request).id, participationId: request.params.id };
      // before megabytes are read for somebody who may not send them
      await requireParticipation(database.read, author.userId, author.participationId, 'write');
      return reply.code(201).send(await sendPublication(services, request, author));
    },
  );

  app.get(
    `${path}/:requestId/file`,
    {
      schema: {
        tags,
        summary: 'The file of a request; 404 without one and for requests of other participations (ACC-166)',
        params: Type.Object({ id: Id, requestId: Id }),
        response: { 200: fileResponse('The file'), ...errorResponses(401, 404) },
      },
    },
    async (request, reply) => {
      const { id, requestId } = request.params;
      await requireParticipation(database.read, callerOf(request).id, id);
      return sendStoredFile(reply, services, await publicationFile(database.read, requestId, id));
    },
  );
};
