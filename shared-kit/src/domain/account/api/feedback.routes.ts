import { DataOf, errorResponses, routeTable } from '../../http';
import { FeedbackBody, FeedbackData } from './feedback.schema';

/** Feedback and callback requests, with and without a token. */
export const feedbackApi = routeTable('feedback', {
  'POST /feedbacks': {
    summary: 'Send feedback or a callback request: name, message and an e-mail or phone',
    access: 'public',
    cost: 'write',
    body: FeedbackBody,
    responses: { 201: DataOf(FeedbackData), ...errorResponses(409, 422, 429) },
  },
});
