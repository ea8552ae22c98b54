import { localized } from '../../common';
import { Type } from 'typebox';
import { DataOf, Id, Instant, errorResponses, routeTable } from '../../http';
import { RoleName } from './membership.schema';

export const OwnInvitation = Type.Object(
  {
    id: Id,
    role: RoleName,
    expires_at: Instant(),
    company: Type.Object({ ...localized('name', () => Type.String()) }),
    exhibition: Type.Object({ ...localized('title', () => Type.String()) }),
  },
  { title: 'OwnInvitation', description: "An invitation that waits for the caller's answer" },
);

const ofInvitation = Type.Object({ id: Id });

/** What users decide about their own access: accept, decline, leave. */
export const ownMembershipApi = routeTable('participants', {
  'GET /invitations': {
    summary: "List invitations that wait for the caller's answer",
    responses: { 200: DataOf(Type.Array(OwnInvitation)), ...errorResponses(401) },
  },
  'POST /invitations/{id}/accept': {
    summary: 'Accept an invitation and gain access; 422 other_company',
    params: ofInvitation,
    responses: { 200: DataOf(Type.Object({ participation_id: Id })), ...errorResponses(401, 404, 422) },
  },
  'POST /invitations/{id}/decline': {
    summary: 'Decline an invitation and remove it from the team',
    params: ofInvitation,
    responses: { 204: Type.Null(), ...errorResponses(401, 404) },
  },
  'DELETE /participants/{id}/membership': {
    summary: 'Leave a participation: 422 last_supervisor',
    params: ofInvitation,
    responses: { 204: Type.Null(), ...errorResponses(401, 404, 422) },
  },
});
