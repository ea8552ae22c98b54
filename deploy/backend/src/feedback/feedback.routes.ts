import { feedbackRules } from '@fairfront/shared-kit/model/validation';
import { attemptLimits, takeAttempt } from '../attempts/attempts';
import { networkOf } from '../attempts/network-of';
import { DataOf, failures } from '../http/answers';
import { createOnce } from '../http/idempotency';
import { checkValues, digitsOf, trimmed, withPlus } from '../http/values';
import type { Area } from '../services';
import { FeedbackBody, FeedbackData } from './feedback.schema';

/** Feedback and callback requests, with and without a token (SHELL-117, SHELL-118). */
export const feedbackRoutes: Area = (app, services) => {
  const { clock } = services;
  app.post(
    '/feedbacks',
    {
      config: { access: 'public' },
      schema: {
        tags: ['feedback'],
        summary: 'Send feedback or ask for a call: name, message and an e-mail or phone (SHELL-118)',
        body: FeedbackBody,
        response: { 201: DataOf(FeedbackData), ...failures(409, 422, 429) },
      },
    },
    async (request, reply) => {
      const values = {
        name: request.body.name.trim(),
        message: request.body.message.trim(),
        email: trimmed(request.body.email),
        phone: trimmed(withPlus(request.body.phone ?? '')),
      };
      checkValues(values, feedbackRules(values.email === null && values.phone !== null), request.locale);
      await takeAttempt(services, attemptLimits.feedback, networkOf(request.ip));
      const answer = await createOnce(services, request, async (trx) => {
        const row = await trx
          .insertInto('feedbacks')
          .values({
            ...values,
            phone: values.phone && digitsOf(values.phone),
            user_id: request.session?.user.id ?? null,
            locale: request.locale,
            created_at: clock.now(),
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        return { data: row };
      });
      return reply.code(201).send(answer);
    },
  );
};
