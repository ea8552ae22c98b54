import { Type } from 'typebox';
import { DataOf, errorResponses, routeTable } from '../../http';
import { AskBody, OwnDeletion } from './deletion.schema';

/** The request of a user to delete the own account (SHELL-484). */
export const deletionApi = routeTable('auth', {
  'GET /auth/deletion-request': {
    summary: 'The newest request of the caller to delete the account, and what stands in its way (SHELL-484)',
    responses: { 200: DataOf(OwnDeletion), ...errorResponses(401) },
  },
  'POST /auth/deletion-request': {
    summary:
      'Ask the organiser to delete the account: 403 proof_required, 422 deletion_waiting, last_supervisor (SHELL-484)',
    body: AskBody,
    responses: { 201: DataOf(OwnDeletion), ...errorResponses(401, 403, 409, 422) },
  },
  'DELETE /auth/deletion-request': {
    summary: 'Withdraw the waiting request; without one nothing happens (SHELL-484)',
    responses: { 204: Type.Null(), ...errorResponses(401) },
  },
});
