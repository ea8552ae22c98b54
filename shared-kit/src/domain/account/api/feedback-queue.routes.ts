import { Type, type Static } from 'typebox';
import {
  BatchOf,
  DataOf,
  Id,
  Nullable,
  PageMeta,
  PageOf,
  batchResult,
  errorResponses,
  pagingQuery,
  routeTable,
} from '../../http';
import { feedbackAnswerLength, feedbackQueueParts, feedbackStates } from '../feedback-states';
import { StaffFeedback } from './organizer-feedback.routes';

const Waiting = Type.Integer({ minimum: 0 });
const QueueMeta = Type.Object(
  { ...PageMeta.properties, counts: Type.Object({ all: Waiting, messages: Waiting, callbacks: Waiting }) },
  { title: 'FeedbackQueueMeta', description: 'Pagination, and how many wait by part of the queue' },
);

const DecisionOnFeedback = Type.Object({
  id: Id,
  state: Type.Enum(['in_progress', 'closed', 'answered'], { description: 'answered sends `text` by e-mail' }),
  text: Type.Optional(Nullable(Type.String({ maxLength: feedbackAnswerLength, description: 'The answer' }))),
  seen_state: Type.Optional(
    Type.Enum([...feedbackStates], { description: 'The state that the caller saw; another one is decided_meanwhile' }),
  ),
});
export type DecisionOnFeedback = Static<typeof DecisionOnFeedback>;

export const FeedbackDecisionResult = Type.Object(
  { id: Id, ...batchResult, feedback: Nullable(StaffFeedback) },
  { title: 'FeedbackDecisionResult', description: 'What became of one message; null for one that does not exist' },
);
export type FeedbackDecisionResult = Static<typeof FeedbackDecisionResult>;

/** The queue of support: messages and callback requests of the whole portal. */
export const feedbackQueueApi = routeTable('feedback', {
  'GET /organizer/feedback-queue': {
    summary: 'List the messages and callback requests that nobody has finished',
    tag: 'organizer',
    access: 'manager',
    scope: 'support',
    exhibitions: 'all',
    query: Type.Object({
      ...pagingQuery,
      part: Type.Optional(Type.Enum([...feedbackQueueParts])),
      search: Type.Optional(
        Type.String({ maxLength: 100, description: 'Part of a name, an e-mail, a phone or the text, or a number' }),
      ),
      order: Type.Optional(Type.Enum(['oldest', 'newest'], { description: 'Default oldest' })),
    }),
    responses: { 200: PageOf(StaffFeedback, QueueMeta), ...errorResponses(401, 403, 422) },
  },
  'POST /organizer/feedback-decisions': {
    summary: 'Take, answer or close up to 500 messages, each by itself; a repeat changes and sends nothing',
    tag: 'organizer',
    access: 'manager',
    scope: 'support',
    exhibitions: 'all',
    body: BatchOf(DecisionOnFeedback),
    responses: { 200: DataOf(Type.Array(FeedbackDecisionResult)), ...errorResponses(401, 403, 422) },
  },
});
