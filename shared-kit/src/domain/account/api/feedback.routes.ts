import { Type } from 'typebox';
import { DataOf, errorResponses, routeTable, Id, Nullable } from '../../http';

export const FeedbackBody = Type.Object({
  name: Type.String({ maxLength: 255 }),
  message: Type.String({ maxLength: 5000 }),
  email: Type.Optional(Nullable(Type.String({ maxLength: 255 }))),
  phone: Type.Optional(Nullable(Type.String({ maxLength: 50 }))),
});

export const FeedbackData = Type.Object({ id: Id });

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
