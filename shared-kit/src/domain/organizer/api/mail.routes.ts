import { Type } from 'typebox';
import { DataOf, Instant, PageOf, errorResponses, pagingQuery, routeTable } from '../../http';

const Email = Type.Object({
  id: Type.Integer(),
  kind: Type.String(),
  created_at: Instant(),
  attempts: Type.Integer({ description: 'How often it was tried' }),
  last_error: Type.Union([Type.String(), Type.Null()]),
  next_attempt_at: Type.Union([Instant(), Type.Null()], { description: 'Null: not tried again by itself' }),
});

const Which = Type.Object({
  which: Type.String({ pattern: '^(dead|[1-9]\\d{0,14})$', description: 'Id of an email, or dead: all given up' }),
});

const Done = Type.Object({ emails: Type.Integer({ minimum: 0, description: 'How many emails it concerned' }) });

/** Emails that the mail server did not accept (SHELL-317). */
export const organizerMailApi = routeTable('organizer', {
  'GET /organizer/mail': {
    summary: 'Emails that could not be sent so far, the oldest first',
    access: 'manager',
    query: Type.Object(pagingQuery),
    responses: { 200: PageOf(Email), ...errorResponses(401, 403, 422) },
  },
  'POST /organizer/mail/{which}/resend': {
    summary: 'Send an email again, or all that were given up',
    access: 'manager',
    params: Which,
    responses: { 200: DataOf(Done), ...errorResponses(401, 403, 404, 422) },
  },
  'POST /organizer/mail/{which}/drop': {
    summary: 'Give an email up, or drop all that were given up',
    access: 'manager',
    params: Which,
    responses: { 200: DataOf(Done), ...errorResponses(401, 403, 404, 422) },
  },
});
