import { localized } from '../../common';
import { Type } from 'typebox';
import { DataOf, Id, errorResponses, routeTable } from '../../http';

export const SupportQuestion = Type.Object(
  {
    id: Id,
    ...localized('question', () => Type.String()),
    ...localized('answer', () => Type.String()),
    order: Type.Integer(),
  },
  { title: 'SupportQuestion', description: 'A question with its answer' },
);

/** Questions and answers for all signed-in users. */
export const supportApi = routeTable('support', {
  'GET /support/questions': {
    summary: 'List questions with answers in both languages, in order',
    responses: { 200: DataOf(Type.Array(SupportQuestion)), ...errorResponses(401) },
  },
});
