import { Type } from 'typebox';
import { roles } from '../access';
import { DataOf, Id, Nullable, errorResponses, routeTable } from '../../http';

export const IssuedCode = Type.Object(
  { id: Id, code: Type.String({ description: 'A secret: whoever knows it can join' }) },
  { title: 'IssuedParticipantCode', description: 'A code by which one person joins a participation' },
);

/** Participation codes for organiser staff. */
export const organizerParticipantCodesApi = routeTable('organizer', {
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
