import { openPublicationStatuses, publicationStatuses } from '@fairfront/shared-kit/domain/account';
import { organizerPublicationsApi } from '@fairfront/shared-kit/domain/account/api';
import { sendStoredFile } from '../../../platform/documents/send-stored-file';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { callerOf } from '../../../platform/http/authentication';
import { exhibitionsOf } from '../../../platform/http/staff-access';
import { notFound } from '../../../platform/http/http-error';
import { implement } from '../../../platform/http/implement';
import { pageMeta, pagingOf } from '../../../platform/http/paging';
import { decidePublications } from './decide-publications.service';
import { organizerPublicationResponse, publicationCounts, publicationDecision } from './publication.response';
import {
  countPublications,
  findPublicationOfAll,
  listPublicationsOfAll,
  publicationFile,
  readPublicationChange,
} from './publications.repository';
import { changePublication } from './publications.service';

export const organizerPublicationsRoutes: RoutePlugin = implement(organizerPublicationsApi, (services) => {
  const { database } = services;
  return {
    'GET /organizer/publication-requests': async (request) => {
      const { status, exhibition_id: exhibitionId, search = '', order = 'newest', ...paged } = request.query;
      const paging = pagingOf(paged);
      const statuses = status === 'open' ? openPublicationStatuses : status && [status];
      const filter = { within: exhibitionsOf(request), exhibitionId, statuses, search };
      const counts = publicationCounts(await countPublications(database.read, filter));
      const rows = await listPublicationsOfAll(database.read, filter, order, paging);
      const total = (statuses ?? publicationStatuses).reduce((sum, one) => sum + counts[one], 0);
      return { data: rows.map(organizerPublicationResponse), meta: { ...pageMeta(paging, total), counts } };
    },
    'GET /organizer/publication-requests/{requestId}': async (request) => {
      const { requestId } = request.params;
      const row = await findPublicationOfAll(database.read, requestId);
      if (!row) throw notFound();
      const change = await readPublicationChange(database.read, requestId);
      return { data: { ...organizerPublicationResponse(row), decision: publicationDecision(row, change) } };
    },
    'POST /organizer/publication-decisions': async (request) => ({
      data: await decidePublications(
        services,
        { userId: callerOf(request).id, locale: request.locale, exhibitions: exhibitionsOf(request) },
        request.body.items,
      ),
    }),
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
