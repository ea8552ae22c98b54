import { organizerSupportQuestionsApi } from '@fairfront/shared-kit/domain/account/api';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { implement } from '../../../platform/http/implement';
import { changedEntry, createdEntry, listedEntries, removedEntry } from '../../../platform/set-up/set-up.handlers';
import { supportQuestions } from './support-question.kind';

export const organizerSupportQuestionsRoutes: RoutePlugin = implement(organizerSupportQuestionsApi, (services) => ({
  'GET /organizer/support-questions': async () => ({
    data: await listedEntries(services, supportQuestions, ['position', 'id']),
  }),
  'POST /organizer/support-questions': async (request, reply) =>
    reply.code(201).send(await createdEntry(services, request, supportQuestions)),
  'PATCH /organizer/support-questions/{questionId}': (request) =>
    changedEntry(services, request, supportQuestions, request.params.questionId),
  'DELETE /organizer/support-questions/{questionId}': (request) =>
    removedEntry(services, request, supportQuestions, request.params.questionId),
}));
