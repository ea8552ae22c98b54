import { Type, type Static } from 'typebox';
import { locales } from '../../common';
import { DataOf, Id, Instant, Nullable, PageOf, errorResponses, pagingQuery, routeTable } from '../../http';
import { feedbackAnswerLength, feedbackKinds, feedbackStates } from '../feedback-states';

const State = Type.Enum([...feedbackStates]);
const facts = {
  id: Type.Integer({ minimum: 1, description: 'Its number, which the sender knows, too' }),
  kind: Type.Enum([...feedbackKinds]),
  state: State,
  message: Type.String(),
  created_at: Instant(),
  answer: Nullable(Type.String({ description: 'As it was sent by e-mail' })),
  answered_at: Nullable(Instant()),
};

export const OwnFeedback = Type.Object(facts, {
  title: 'OwnFeedback',
  description: 'A message or a callback request of the user, with its answer',
});
export type OwnFeedback = Static<typeof OwnFeedback>;

const StaffMember = Type.Object({ id: Id, name: Type.String(), lastname: Type.String() });

export const StaffFeedback = Type.Object(
  {
    ...facts,
    name: Type.String(),
    email: Nullable(Type.String()),
    phone: Nullable(Type.String()),
    locale: Type.Enum([...locales]),
    call_until: Nullable(Instant({ description: 'Until when a callback is promised that nobody has made' })),
    answered_by: Nullable(StaffMember),
    state_at: Nullable(Instant({ description: 'When staff have set the state' })),
    state_by: Nullable(StaffMember),
  },
  { title: 'StaffFeedback', description: 'A message or a callback request, as staff read it' },
);
export type StaffFeedback = Static<typeof StaffFeedback>;

const params = Type.Object({ feedbackId: Id });

/** Messages and callback requests for staff, and their senders' view of them. */
export const feedbackAnswersApi = routeTable('feedback', {
  'GET /feedbacks': {
    summary: 'List own messages and callback requests with number, state and answer, newest first',
    query: Type.Object(pagingQuery),
    responses: { 200: PageOf(OwnFeedback), ...errorResponses(401, 422) },
  },
  'GET /organizer/feedbacks': {
    summary: 'List messages and callback requests, those that wait longest first',
    tag: 'organizer',
    access: 'manager',
    scope: 'support',
    exhibitions: 'all',
    query: Type.Object({
      ...pagingQuery,
      state: Type.Optional(State),
      kind: Type.Optional(Type.Enum([...feedbackKinds])),
    }),
    responses: { 200: PageOf(StaffFeedback), ...errorResponses(401, 403, 422) },
  },
  'GET /organizer/feedbacks/{feedbackId}': {
    summary: 'Get a message or a callback request with its answer',
    tag: 'organizer',
    access: 'manager',
    scope: 'support',
    exhibitions: 'all',
    params,
    responses: { 200: DataOf(StaffFeedback), ...errorResponses(401, 403, 404) },
  },
  'PATCH /organizer/feedbacks/{feedbackId}': {
    summary: 'Set the state; 409 with the present one if a colleague has set another than the caller saw',
    tag: 'organizer',
    access: 'manager',
    scope: 'support',
    exhibitions: 'all',
    params,
    body: Type.Object({ state: Type.Enum(['new', 'in_progress', 'closed']), seen_state: Type.Optional(State) }),
    responses: { 200: DataOf(StaffFeedback), ...errorResponses(401, 403, 404, 409, 422) },
  },
  'POST /organizer/feedbacks/{feedbackId}/answer': {
    summary: 'Answer a message by e-mail, once; a callback request has no address',
    tag: 'organizer',
    access: 'manager',
    scope: 'support',
    exhibitions: 'all',
    params,
    body: Type.Object({ text: Type.String({ maxLength: feedbackAnswerLength }) }),
    responses: { 200: DataOf(StaffFeedback), ...errorResponses(401, 403, 404, 409, 422) },
  },
});
