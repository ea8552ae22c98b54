import { Type } from 'typebox';
import {
  BatchOf,
  DataOf,
  Id,
  QueueDecisionResult,
  errorResponses,
  fileResponse,
  queueQuery,
  routeTable,
} from '../../http';
import { publicationStatuses } from '../publications';
import {
  DecisionOnPublication,
  OrganizerPublicationRequest,
  OrganizerPublicationsPage,
  PublicationChangeBody,
  StaffPublicationRequest,
} from './publication.schema';

const params = Type.Object({ requestId: Id });

/** Publication requests of all companies for the organiser. */
export const organizerPublicationsApi = routeTable('organizer', {
  'GET /organizer/publication-requests': {
    summary: 'List publication requests of all companies, newest first by default',
    access: 'manager',
    scope: 'catalogue',
    exhibitions: 'filtered',
    query: Type.Object({
      ...queueQuery,
      status: Type.Optional(
        Type.Enum([...publicationStatuses, 'open'], { description: 'open: those that wait, new and in work' }),
      ),
      exhibition_id: Type.Optional(Id),
    }),
    responses: { 200: OrganizerPublicationsPage, ...errorResponses(401, 403, 422) },
  },
  'GET /organizer/publication-requests/{requestId}': {
    summary: 'Get a request with its company and the last change of its status',
    access: 'manager',
    scope: 'catalogue',
    params,
    responses: { 200: DataOf(StaffPublicationRequest), ...errorResponses(401, 403, 404) },
  },
  'POST /organizer/publication-decisions': {
    summary:
      'Set the status of up to 500 requests, each by itself; a repeated call changes nothing and notifies nobody',
    access: 'manager',
    scope: 'catalogue',
    exhibitions: 'filtered',
    body: BatchOf(DecisionOnPublication),
    responses: { 200: DataOf(Type.Array(QueueDecisionResult)), ...errorResponses(401, 403, 422) },
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
