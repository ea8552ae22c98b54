import { Type } from 'typebox';
import { DataOf, errorResponses, Id } from '@fairfront/shared-kit/domain/http';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { listSupportQuestions } from './support.repository';

const SupportQuestion = Type.Object(
  {
    id: Id,
    question_rus: Type.String(),
    question_eng: Type.String(),
    answer_rus: Type.String(),
    answer_eng: Type.String(),
    order: Type.Integer(),
  },
  { title: 'SupportQuestion', description: 'A question with its answer (ACC-148)' },
);

/** Questions and answers for everybody who is signed in (ACC-147, ACC-148). */
export const supportRoutes: RoutePlugin = (app, { database }) => {
  app.get(
    '/support/questions',
    {
      schema: {
        tags: ['support'],
        summary: 'Questions with answers in both languages, in their order (ACC-148)',
        response: { 200: DataOf(Type.Array(SupportQuestion)), ...errorResponses(401) },
      },
    },
    async () => {
      const rows = await listSupportQuestions(database.read);
      return { data: rows.map(({ position, ...question }) => ({ ...question, order: position })) };
    },
  );
};
