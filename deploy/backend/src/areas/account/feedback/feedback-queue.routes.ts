import { feedbackQueueApi } from '@fairfront/shared-kit/domain/account/api';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { callerOf } from '../../../platform/http/authentication';
import { implement } from '../../../platform/http/implement';
import { pageMeta, pagingOf } from '../../../platform/http/paging';
import { decideFeedback } from './decide-feedback.service';
import { countFeedbackQueue, listFeedbackQueue } from './feedback-answers.repository';
import { staffFeedbackResponse } from './feedback.response';

export const feedbackQueueRoutes: RoutePlugin = implement(feedbackQueueApi, (services) => {
  const { database } = services;
  return {
    'GET /organizer/feedback-queue': async ({ query }) => {
      const { part = 'all', search = '', order = 'oldest', ...paged } = query;
      const paging = pagingOf(paged);
      const { rows } = await listFeedbackQueue(database.read, { part, search, order }, paging);
      const counts = await countFeedbackQueue(database.read, search);
      return { data: rows.map(staffFeedbackResponse), meta: { ...pageMeta(paging, counts[part]), counts } };
    },
    'POST /organizer/feedback-decisions': async (request) => {
      const staff = { userId: callerOf(request).id, locale: request.locale };
      return { data: await decideFeedback(services, staff, request.body.items) };
    },
  };
});
