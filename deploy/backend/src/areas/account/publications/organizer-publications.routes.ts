import { Type } from 'typebox';
import { sendStoredFile } from '../../../platform/documents/send-stored-file';
import { DataOf, errorResponses, Id, pagingQuery } from '@fairfront/shared-kit/domain/http';
import { callerOf } from '../../../platform/http/authentication';
import { notFound } from '../../../platform/http/http-error';
import { pageMeta, pagingOf } from '../../../platform/http/paging';
import { fileResponse } from '../../../platform/http/file-response';
import type { RoutePlugin } from '../../../platform/http/app.types';
import {
  OrganizerPublicationRequest,
  OrganizerPublicationsPage,
  PublicationChangeBody,
  PublicationStatusName,
} from './publication.schema';
import { findPublicationOfAll, listPublicationsOfAll, publicationFile } from './publications.repository';
import { changePublication } from './publications.service';

const tags = ['organizer'];
const config = { access: 'manager' } as const;
const params = Type.Object({ requestId: Id });

/** Publication requests of all companies on the organiser's side (ACC-169, ACC-170). */
export const organizerPublicationsRoutes: RoutePlugin = (app, services) => {
  const { database } = services;
  const path = '/organizer/publication-requests';

  app.get(
    path,
    {
      config,
      schema: {
        tags,
        summary: 'Publication requests of all companies, newest first, of one status or of all (ACC-170)',
        querystring: Type.Object({ ...pagingQuery, status: Type.Optional(PublicationStatusName) }),
        response: { 200: OrganizerPublicationsPage, ...errorResponses(401, 403, 422) },
      },
    },
    async (request) => {
      const paging = pagingOf(request.query);
      const { requests, total, counts } = await listPublicationsOfAll(database.read, request.query.status, paging);
      return { data: requests, meta: { ...pageMeta(paging, total), counts } };
    },
  );

  app.patch(
    `${path}/:requestId`,
    {
      config,
      schema: {
        tags,
        summary: 'Set the status of a request, with a comment for the company; the company is notified (ACC-170)',
        params,
        body: PublicationChangeBody,
        response: { 200: DataOf(OrganizerPublicationRequest), ...errorResponses(401, 403, 404, 422) },
      },
    },
    async (request) => {
      const { requestId } = request.params;
      return database.transaction(async (trx) => {
        await changePublication(trx, services, callerOf(request).id, requestId, request.body);
        const data = await findPublicationOfAll(trx, requestId);
        if (!data) throw notFound();
        return { data };
      });
    },
  );

  app.get(
    `${path}/:requestId/file`,
    {
      config,
      schema: {
        tags,
        summary: 'The file of a request; 404 without one (ACC-170)',
        params,
        response: { 200: fileResponse('The file'), ...errorResponses(401, 403, 404) },
      },
    },
    async (request, reply) =>
      sendStoredFile(reply, services, await publicationFile(database.read, request.params.requestId, null)),
  );
};
