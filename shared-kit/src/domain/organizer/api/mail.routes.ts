import { Type } from 'typebox';
import { DataOf, Instant, PageOf, errorResponses, pagingQuery, routeTable } from '../../http';

const Email = Type.Object({
  id: Type.Integer(),
  kind: Type.String(),
  created_at: Instant(),
  attempts: Type.Integer({ description: 'Number of attempts' }),
  last_error: Type.Union([Type.String(), Type.Null()]),
  next_attempt_at: Type.Union([Instant(), Type.Null()], { description: 'Null: no automatic retry' }),
});

const Which = Type.Object({
  which: Type.String({
    pattern: '^(dead|[1-9]\\d{0,14})$',
    description: 'Id of an email, or dead: all abandoned ones',
  }),
});

const Done = Type.Object({ emails: Type.Integer({ minimum: 0, description: 'Number of emails concerned' }) });

/** Emails that the mail server did not accept. */
export const organizerMailApi = routeTable('organizer', {
  'GET /organizer/mail': {
    summary: 'List emails that could not be sent yet, oldest first',
    access: 'manager',
    scope: 'support',
    exhibitions: 'all',
    query: Type.Object(pagingQuery),
    responses: { 200: PageOf(Email), ...errorResponses(401, 403, 422) },
  },
  'POST /organizer/mail/{which}/resend': {
    summary: 'Send an email again, or all abandoned ones',
    access: 'manager',
    scope: 'support',
    exhibitions: 'all',
    params: Which,
    responses: { 200: DataOf(Done), ...errorResponses(401, 403, 404, 422) },
  },
  'POST /organizer/mail/{which}/drop': {
    summary: 'Abandon an email, or delete all abandoned ones',
    access: 'manager',
    scope: 'support',
    exhibitions: 'all',
    params: Which,
    responses: { 200: DataOf(Done), ...errorResponses(401, 403, 404, 422) },
  },
});
