import { Type } from 'typebox';
import { roles } from '../access';
import { DataOf, Id, errorResponses, routeTable } from '../../http';
import { ParticipationUser } from './participation.schema';

const ofParticipation = Type.Object({ id: Id });

const ofUser = Type.Object({ id: Id, userId: Id });

const RoleName = Type.Enum([...roles]);

/** Users of a participation for organiser staff: any role, including supervisor. */
export const organizerTeamApi = routeTable('organizer', {
  'GET /organizer/participants/{id}/users': {
    summary: 'List users of a participation with role and invitation state',
    access: 'manager',
    scope: 'people',
    params: ofParticipation,
    responses: { 200: DataOf(Type.Array(ParticipationUser)), ...errorResponses(401, 403, 404) },
  },
  'POST /organizer/participants/{id}/users': {
    summary: 'Grant a person access: 422 invite_exists, already_member, other_company, role_not_allowed',
    access: 'manager',
    scope: 'people',
    params: ofParticipation,
    body: Type.Object({ email: Type.String({ maxLength: 254 }), role: RoleName }),
    responses: { 201: DataOf(ParticipationUser), ...errorResponses(401, 403, 404, 409, 422) },
  },
  'PUT /organizer/participants/{id}/users/{userId}': {
    summary: 'Change the role of a user: 422 last_supervisor, role_not_allowed',
    access: 'manager',
    scope: 'people',
    params: ofUser,
    body: Type.Object({ role: RoleName }),
    responses: { 200: DataOf(ParticipationUser), ...errorResponses(401, 403, 404, 412, 422) },
  },
  'DELETE /organizer/participants/{id}/users/{userId}': {
    summary: 'Revoke the access of a user: 422 last_supervisor',
    access: 'manager',
    scope: 'people',
    params: ofUser,
    responses: { 204: Type.Null(), ...errorResponses(401, 403, 404, 412, 422) },
  },
});
