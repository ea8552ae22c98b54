import { withoutInvisible } from '@fairfront/shared-kit/model';
import { feedbackSchema } from '@fairfront/shared-kit/model/validation-yup';
import { attemptLimits, consumeRateLimit } from '../../../platform/attempts/attempts';
import { networkOf } from '../../../platform/http/network-of';
import { DataOf, errorResponses } from '@fairfront/shared-kit/domain/http';
import { withIdempotency } from '../../../platform/http/idempotency';
import { checkValues, digitsOf, trimmed, withPlus } from '../../../platform/http/values';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { insertFeedback } from './feedback.repository';
import { FeedbackBody, FeedbackData } from './feedback.schema';

/** Feedback and callback requests, with and without a token (SHELL-117, SHELL-118). */
export const feedbackRoutes: RoutePlugin = (app, services) => {
  const { clock } = services;
  app.post(
    '/feedbacks',
    {
      config: { access: 'public', cost: 'write' },
      schema: {
        tags: ['feedback'],
        summary: 'Send feedback or ask for a call: name, message and an e-mail or phone (SHELL-118)',
        body: FeedbackBody,
        response: { 201: DataOf(FeedbackData), ...errorResponses(409, 422, 429) },
      },
    },
    async (request, reply) => {
      const values = {
        name: request.body.name.trim(),
        message: request.body.message.trim(),
        email: trimmed(withoutInvisible(request.body.email ?? '')),
        phone: trimmed(withPlus(request.body.phone ?? '')),
      };
      checkValues(values, feedbackSchema(values.email === null && values.phone !== null), request.locale);
      await consumeRateLimit(services, attemptLimits.feedback, networkOf(request.ip));
      const answer = await withIdempotency(services, request, async (trx) => {
        const data = await insertFeedback(trx, {
          ...values,
          phone: values.phone && digitsOf(values.phone),
          user_id: request.session?.user.id ?? null,
          locale: request.locale,
          created_at: clock.now(),
        });
        return { data };
      });
      return reply.code(201).send(answer);
    },
  );
};
