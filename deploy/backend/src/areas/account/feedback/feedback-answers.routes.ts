import { feedbackAnswersApi } from '@fairfront/shared-kit/domain/account/api';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { callerOf } from '../../../platform/http/authentication';
import { notFound } from '../../../platform/http/http-error';
import { implement } from '../../../platform/http/implement';
import { pageMeta, pagingOf } from '../../../platform/http/paging';
import { answerFeedback, setFeedbackState } from './answer-feedback.service';
import { listFeedback, listOwnFeedback, readFeedback } from './feedback-answers.repository';
import { ownFeedbackResponse, staffFeedbackResponse } from './feedback.response';

export const feedbackAnswersRoutes: RoutePlugin = implement(feedbackAnswersApi, (services) => {
  const { database } = services;
  return {
    'GET /feedbacks': async (request) => {
      const paging = pagingOf(request.query);
      const { rows, total } = await listOwnFeedback(database.read, callerOf(request).id, paging);
      return { data: rows.map(ownFeedbackResponse), meta: pageMeta(paging, total) };
    },
    'GET /organizer/feedbacks': async (request) => {
      const { state, kind, ...paged } = request.query;
      const paging = pagingOf(paged);
      const { rows, total } = await listFeedback(database.read, { state, kind }, paging);
      return { data: rows.map(staffFeedbackResponse), meta: pageMeta(paging, total) };
    },
    'GET /organizer/feedbacks/{feedbackId}': async (request) => {
      const row = await readFeedback(database.read, request.params.feedbackId);
      if (!row) throw notFound();
      return { data: staffFeedbackResponse(row) };
    },
    'PATCH /organizer/feedbacks/{feedbackId}': async (request) => {
      const staff = { userId: callerOf(request).id, feedbackId: request.params.feedbackId };
      const row = await database.transaction((trx) => setFeedbackState(trx, services, staff, request.body));
      return { data: staffFeedbackResponse(row) };
    },
    'POST /organizer/feedbacks/{feedbackId}/answer': async (request) => {
      const staff = { userId: callerOf(request).id, feedbackId: request.params.feedbackId };
      const row = await database.transaction((trx) => answerFeedback(trx, services, staff, request.body.text));
      return { data: staffFeedbackResponse(row) };
    },
  };
});
