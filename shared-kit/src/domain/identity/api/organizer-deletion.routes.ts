import { Type } from 'typebox';
import { BatchOf, DataOf, Id, PageOf, QueueDecisionResult, errorResponses, queueQuery, routeTable } from '../../http';
import { DecisionBody, DecisionOnDeletion, DeletionStateName, OrganizerDeletion } from './deletion.schema';

/** Account deletion requests for the organiser. */
export const organizerDeletionApi = routeTable('organizer', {
  'GET /organizer/deletion-requests': {
    summary: 'List account deletion requests, pending ones first or in the order of sending',
    access: 'manager',
    scope: 'support',
    exhibitions: 'all',
    query: Type.Object({ ...queueQuery, status: Type.Optional(DeletionStateName) }),
    responses: { 200: PageOf(OrganizerDeletion), ...errorResponses(401, 403, 422) },
  },
  'GET /organizer/deletion-requests/{requestId}': {
    summary: 'Get an account deletion request with its decision',
    access: 'manager',
    scope: 'support',
    exhibitions: 'all',
    params: Type.Object({ requestId: Id }),
    responses: { 200: DataOf(OrganizerDeletion), ...errorResponses(401, 403, 404) },
  },
  'POST /organizer/deletion-decisions': {
    summary:
      'Decide up to 500 account deletion requests, each by itself; a repeated call changes nothing and notifies nobody',
    access: 'manager',
    scope: 'support',
    exhibitions: 'all',
    body: BatchOf(DecisionOnDeletion),
    responses: { 200: DataOf(Type.Array(QueueDecisionResult)), ...errorResponses(401, 403, 422) },
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
