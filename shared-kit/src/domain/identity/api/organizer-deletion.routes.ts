import { Type } from 'typebox';
import { DataOf, Id, PageOf, errorResponses, pagingQuery, routeTable } from '../../http';
import { DecisionBody, DeletionStateName, OrganizerDeletion } from './deletion.schema';

/** Account deletion requests for the organiser. */
export const organizerDeletionApi = routeTable('organizer', {
  'GET /organizer/deletion-requests': {
    summary: 'List account deletion requests, pending ones first',
    access: 'manager',
    scope: 'support',
    exhibitions: 'all',
    query: Type.Object({ ...pagingQuery, status: Type.Optional(DeletionStateName) }),
    responses: { 200: PageOf(OrganizerDeletion), ...errorResponses(401, 403, 422) },
  },
  'POST /organizer/deletion-requests/{requestId}/decision': {
    summary: 'Delete the account permanently or decline with a comment: 422 deletion_decided, last_supervisor',
    access: 'manager',
    scope: 'support',
    exhibitions: 'all',
    params: Type.Object({ requestId: Id }),
    body: DecisionBody,
    responses: { 200: DataOf(OrganizerDeletion), ...errorResponses(401, 403, 404, 422) },
  },
});
