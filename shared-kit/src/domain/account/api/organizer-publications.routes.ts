import { Type } from 'typebox';
import { DataOf, Id, errorResponses, fileResponse, pagingQuery, routeTable } from '../../http';
import {
  OrganizerPublicationRequest,
  OrganizerPublicationsPage,
  PublicationChangeBody,
  PublicationStatusName,
} from './publication.schema';

const params = Type.Object({ requestId: Id });

/** Publication requests of all companies for the organiser. */
export const organizerPublicationsApi = routeTable('organizer', {
  'GET /organizer/publication-requests': {
    summary: 'List publication requests of all companies, newest first, optionally by status',
    access: 'manager',
    scope: 'catalogue',
    exhibitions: 'filtered',
    query: Type.Object({ ...pagingQuery, status: Type.Optional(PublicationStatusName) }),
    responses: { 200: OrganizerPublicationsPage, ...errorResponses(401, 403, 422) },
  },
  'PATCH /organizer/publication-requests/{requestId}': {
    summary: 'Set the status of a request with an optional comment and notify the company',
    access: 'manager',
    scope: 'catalogue',
    params,
    body: PublicationChangeBody,
    responses: { 200: DataOf(OrganizerPublicationRequest), ...errorResponses(401, 403, 404, 422) },
  },
  'GET /organizer/publication-requests/{requestId}/file': {
    summary: 'Download the file of a request; 404 if it has none',
    access: 'manager',
    scope: 'catalogue',
    params,
    responses: { 200: fileResponse('The file'), ...errorResponses(401, 403, 404) },
  },
});
