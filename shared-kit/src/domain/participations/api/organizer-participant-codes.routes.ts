import { Type } from 'typebox';
import { roles } from '../access';
import { DataOf, Id, Instant, Nullable, errorResponses, routeTable } from '../../http';

export const IssuedCode = Type.Object(
  { id: Id, code: Type.String({ description: 'A secret: whoever knows it can join' }) },
  { title: 'IssuedParticipantCode', description: 'A code by which one person joins a participation' },
);

/** What may have become of a code. */
const codeStates = ['open', 'used', 'revoked'] as const;

const ParticipantCode = Type.Object(
  {
    id: Id,
    role: Type.Enum([...roles]),
    email: Nullable(Type.String({ description: 'The person that the code is for; null: anyone who has it' })),
    state: Type.Enum([...codeStates]),
    created_at: Instant(),
    used_at: Nullable(Instant()),
    used_by: Nullable(Id),
    revoked_at: Nullable(Instant()),
  },
  { title: 'OrganizerParticipantCode', description: 'A code without its secret, and what has become of it' },
);

/** Participation codes for organiser staff. */
export const organizerParticipantCodesApi = routeTable('organizer', {
  'GET /organizer/participants/{id}/codes': {
    summary:
      'List the codes of a participation, latest first; a code itself is shown when it is issued, and never again',
    access: 'manager',
    scope: 'people',
    params: Type.Object({ id: Id }),
    responses: { 200: DataOf(Type.Array(ParticipantCode)), ...errorResponses(401, 403, 404) },
  },
  'DELETE /organizer/participants/{id}/codes/{codeId}': {
    summary: 'Revoke a code that nobody has used: 422 code_used; a repeat changes nothing',
    access: 'manager',
    scope: 'people',
    params: Type.Object({ id: Id, codeId: Id }),
    responses: { 204: Type.Null(), ...errorResponses(401, 403, 404, 422) },
  },
  'POST /organizer/participants/{id}/codes': {
    summary: 'Issue a code for one person to join; one with an e-mail is sent there: 422 role_not_allowed',
    access: 'manager',
    scope: 'people',
    params: Type.Object({ id: Id }),
    body: Type.Object({
      role: Type.Enum([...roles]),
      email: Type.Optional(
        Nullable(
          Type.String({
            maxLength: 254,
            description: 'The person that the code is for; if omitted, anyone who has it',
          }),
        ),
      ),
    }),
    responses: { 201: DataOf(IssuedCode), ...errorResponses(401, 403, 404, 409, 422) },
  },
});
