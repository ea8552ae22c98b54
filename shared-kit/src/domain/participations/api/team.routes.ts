import { Type } from 'typebox';
import { grantableRoles } from '../team';
import { DataOf, Id, errorResponses, routeTable } from '../../http';
import { ParticipationUser } from './participation.schema';

const ofParticipation = Type.Object({ id: Id });

const ofUser = Type.Object({ id: Id, userId: Id });

const GrantableRole = Type.Enum([...grantableRoles]);

/** Users of a participation for its supervisors and admins. */
export const teamApi = routeTable('participants', {
  'POST /participants/{id}/users': {
    summary:
      'Invite a user; the response does not reveal whether an account exists: 422 invite_exists, already_member, role_not_allowed',
    params: ofParticipation,
    body: Type.Object({ email: Type.String({ maxLength: 254 }), role: GrantableRole }),
    responses: { 201: DataOf(ParticipationUser), ...errorResponses(401, 403, 404, 409, 422, 429) },
  },
  'DELETE /participants/{id}/users': {
    summary: 'Revoke the access of all users except supervisors and admins',
    params: ofParticipation,
    responses: { 204: Type.Null(), ...errorResponses(401, 403, 404) },
  },
  'PUT /participants/{id}/users/{userId}': {
    summary: 'Change the role of a user; 403 for a supervisor and for oneself',
    params: ofUser,
    body: Type.Object({ role: GrantableRole }),
    responses: { 200: DataOf(ParticipationUser), ...errorResponses(401, 403, 404, 422) },
  },
  'DELETE /participants/{id}/users/{userId}': {
    summary: 'Revoke the access of a user; 403 for a supervisor and for oneself',
    params: ofUser,
    responses: { 204: Type.Null(), ...errorResponses(401, 403, 404) },
  },
  'POST /participants/{id}/users/{userId}/resend-invite': {
    summary: 'Resend a pending invitation: 422 resend_timeout within 5 minutes',
    params: ofUser,
    responses: { 200: DataOf(ParticipationUser), ...errorResponses(401, 403, 404, 409, 422, 429) },
  },
});
