import { Type } from 'typebox';
import { DataOf, errorResponses, routeTable } from '../../http';
import { AskBody, OwnDeletion } from './deletion.schema';

/** Requests of users to delete their account. */
export const deletionApi = routeTable('auth', {
  'GET /auth/deletion-request': {
    summary: "Get the caller's latest request to delete the account, and its blockers",
    responses: { 200: DataOf(OwnDeletion), ...errorResponses(401) },
  },
  'POST /auth/deletion-request': {
    summary: 'Request the deletion of the account: 403 proof_required, 422 deletion_waiting, last_supervisor',
    body: AskBody,
    responses: { 201: DataOf(OwnDeletion), ...errorResponses(401, 403, 409, 422) },
  },
  'DELETE /auth/deletion-request': {
    summary: 'Withdraw the pending request; no effect without one',
    responses: { 204: Type.Null(), ...errorResponses(401) },
  },
});
