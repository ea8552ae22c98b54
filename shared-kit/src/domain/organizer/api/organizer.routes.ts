import { localized } from '../../common';
import { Type } from 'typebox';
import { DataOf, Id, Instant, MessageResponse, errorResponses, routeTable } from '../../http';

/** Staff write both languages: every reader sees their own. */
const NewsBody = Type.Object({
  ...localized('message', () => Type.String({ minLength: 1, maxLength: 1000 })),
});

export const SignInLink = Type.Object(
  { url: Type.String({ description: 'A secret: whoever opens it first is signed in' }), expires_at: Instant() },
  { title: 'SignInLink', description: 'A link with a one-time code' },
);

const Sent = Type.Object({ recipients: Type.Integer({ minimum: 0, description: 'Number of notified users' }) });

/** Calls of organiser staff that belong to no single area: `organizer/` is closed to everybody else. */
export const organizerApi = routeTable('organizer', {
  'POST /organizer/sign-in-links': {
    summary: 'Create a link that signs one exhibitor in, once and within five minutes',
    access: 'manager',
    scope: 'support',
    exhibitions: 'person',
    body: Type.Object({ email: Type.String({ maxLength: 254 }) }),
    responses: { 200: DataOf(SignInLink), ...errorResponses(401, 403, 404, 422) },
  },
  'POST /organizer/second-factor-resets': {
    summary: 'Turn off the second factor of an exhibitor who has lost phone and recovery codes',
    access: 'manager',
    scope: 'support',
    exhibitions: 'person',
    body: Type.Object({ email: Type.String({ maxLength: 254 }) }),
    responses: { 200: MessageResponse, ...errorResponses(401, 403, 404, 422) },
  },
  'POST /organizer/participants/{id}/notifications': {
    summary: 'Notify all users of a participation',
    access: 'manager',
    scope: 'support',
    params: Type.Object({ id: Id }),
    body: NewsBody,
    responses: { 201: DataOf(Sent), ...errorResponses(401, 403, 404, 409, 422) },
  },
  'POST /organizer/notifications': {
    summary: 'Notify all users of the portal',
    access: 'manager',
    scope: 'support',
    exhibitions: 'all',
    body: NewsBody,
    responses: { 201: DataOf(Sent), ...errorResponses(401, 403, 409, 422) },
  },
});
