import { supportApi, organizerSupportQuestionsApi } from '@fairfront/shared-kit/domain/account/api';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { implement } from '../../../platform/http/implement';
import { listSupportQuestions } from './support.repository';
import { entryHandlers } from '../../../platform/set-up/set-up.handlers';
import { supportQuestions } from './support-question.kind';

export const supportRoutes: RoutePlugin = implement(supportApi, ({ database }) => ({
  'GET /support/questions': async () => {
    const rows = await listSupportQuestions(database.read);
    return { data: rows.map(({ position, ...question }) => ({ ...question, order: position })) };
  },
}));

export const organizerSupportQuestionsRoutes: RoutePlugin = implement(organizerSupportQuestionsApi, (services) => {
  const questions = entryHandlers(services, supportQuestions, ['position', 'id']);
  return {
    'GET /organizer/support-questions': questions.list,
    'POST /organizer/support-questions': questions.create,
    'PATCH /organizer/support-questions/{questionId}': (request) =>
      questions.change(request, request.params.questionId),
    'DELETE /organizer/support-questions/{questionId}': (request) =>
      questions.remove(request, request.params.questionId),
  };
});
