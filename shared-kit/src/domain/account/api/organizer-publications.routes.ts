import { Type } from 'typebox';
import { DataOf, Id, errorResponses, fileResponse, pagingQuery, routeTable } from '../../http';
import {
  OrganizerPublicationRequest,
  OrganizerPublicationsPage,
  PublicationChangeBody,
  PublicationStatusName,
} from './publication.schema';

const params = Type.Object({ requestId: Id });

/** Publication requests of all companies on the organiser's side (ACC-169, ACC-170). */
export const organizerPublicationsApi = routeTable('organizer', {
  'GET /organizer/publication-requests': {
    summary: 'Publication requests of all companies, newest first, of one status or of all (ACC-170)',
    access: 'manager',
    query: Type.Object({ ...pagingQuery, status: Type.Optional(PublicationStatusName) }),
    responses: { 200: OrganizerPublicationsPage, ...errorResponses(401, 403, 422) },
  },
  'PATCH /organizer/publication-requests/{requestId}': {
    summary: 'Set the status of a request, with a comment for the company; the company is notified (ACC-170)',
    access: 'manager',
    params,
    body: PublicationChangeBody,
    responses: { 200: DataOf(OrganizerPublicationRequest), ...errorResponses(401, 403, 404, 422) },
  },
  'GET /organizer/publication-requests/{requestId}/file': {
    summary: 'The file of a request; 404 without one (ACC-170)',
    access: 'manager',
    params,
    responses: { 200: fileResponse('The file'), ...errorResponses(401, 403, 404) },
  },
});
