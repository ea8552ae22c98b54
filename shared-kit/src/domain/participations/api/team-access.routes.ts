import { Type } from 'typebox';
import { DataOf, Id, errorResponses, routeTable } from '../../http';
import { ParticipationUser } from './participation.schema';
import { TeamAccess } from './team-access.schema';

/** Who can access a participation, and restoring removed users. */
export const teamAccessApi = routeTable('participants', {
  'GET /participants/{id}/access': {
    summary: 'Get last visits, inviters and removed users, for supervisors and admins',
    params: Type.Object({ id: Id }),
    responses: { 200: DataOf(TeamAccess), ...errorResponses(401, 403, 404) },
  },
  'POST /participants/{id}/removed-users/{removalId}/restore': {
    summary:
      'Bring a removed user back with the former role within 30 days: 422 restore_expired, already_back, invited_again, ' +
      'removed_by_organizer, other_company',
    params: Type.Object({ id: Id, removalId: Id }),
    responses: { 200: DataOf(ParticipationUser), ...errorResponses(401, 403, 404, 409, 422) },
  },
});
