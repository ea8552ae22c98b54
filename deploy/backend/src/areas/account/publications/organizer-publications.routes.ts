import { organizerPublicationsApi } from '@fairfront/shared-kit/domain/account/api';
import { sendStoredFile } from '../../../platform/documents/send-stored-file';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { callerOf } from '../../../platform/http/authentication';
import { exhibitionsOf } from '../../../platform/http/staff-access';
import { notFound } from '../../../platform/http/http-error';
import { implement } from '../../../platform/http/implement';
import { pageMeta, pagingOf } from '../../../platform/http/paging';
import { organizerPublicationResponse, publicationCounts } from './publication.response';
import {
  countPublications,
  findPublicationOfAll,
  listPublicationsOfAll,
  publicationFile,
} from './publications.repository';
import { changePublication } from './publications.service';

export const organizerPublicationsRoutes: RoutePlugin = implement(organizerPublicationsApi, (services) => {
  const { database } = services;
  return {
    'GET /organizer/publication-requests': async (request) => {
      const paging = pagingOf(request.query);
      const { status } = request.query;
      const within = exhibitionsOf(request);
      const counts = publicationCounts(await countPublications(database.read, within));
      const rows = await listPublicationsOfAll(database.read, { within, status }, paging);
      const total = status ? counts[status] : Object.values(counts).reduce((sum, count) => sum + count, 0);
      return { data: rows.map(organizerPublicationResponse), meta: { ...pageMeta(paging, total), counts } };
    },
    'PATCH /organizer/publication-requests/{requestId}': async (request) => {
      const { requestId } = request.params;
      return database.transaction(async (trx) => {
        await changePublication(trx, services, callerOf(request).id, requestId, request.body);
        const row = await findPublicationOfAll(trx, requestId);
        if (!row) throw notFound();
        return { data: organizerPublicationResponse(row) };
      });
    },
    'GET /organizer/publication-requests/{requestId}/file': async (request, reply) =>
      sendStoredFile(reply, services, await publicationFile(database.read, request.params.requestId, null)),
  };
});
