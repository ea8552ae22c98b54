import { organizerSupportQuestionsApi } from '@fairfront/shared-kit/domain/account/api';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { implement } from '../../../platform/http/implement';
import { entryHandlers } from '../../../platform/set-up/set-up.handlers';
import { supportQuestions } from './support-question.kind';

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
