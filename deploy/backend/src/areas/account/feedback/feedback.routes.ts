import { feedbackApi } from '@fairfront/shared-kit/domain/account/api';
import { withoutInvisible } from '@fairfront/shared-kit/domain/common';
import { callbackBodyFields, messageBodyFields } from '@fairfront/shared-kit/domain/identity/person-fields';
import { attemptLimits, consumeRateLimit } from '../../../platform/attempts/attempts';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { withIdempotency } from '../../../platform/http/idempotency';
import { implement } from '../../../platform/http/implement';
import { networkOf } from '../../../platform/http/network-of';
import { checkValues, digitsOf, trimmed, withPlus } from '../../../platform/http/values';
import { publishPortalQueueChanged } from '../../../identity/staff/queue-changed';
import { insertFeedback } from './feedback.repository';

export const feedbackRoutes: RoutePlugin = implement(feedbackApi, (services) => {
  const { clock } = services;
  return {
    'POST /feedbacks': async (request, reply) => {
      const values = {
        name: request.body.name.trim(),
        message: request.body.message.trim(),
        email: trimmed(withoutInvisible(request.body.email ?? '')),
        phone: trimmed(withPlus(request.body.phone ?? '')),
      };
      const { email, phone } = values;
      if (email === null && phone !== null) checkValues({ ...values, phone }, callbackBodyFields, request.locale);
      else checkValues({ ...values, email: email ?? '' }, messageBodyFields, request.locale);
      await consumeRateLimit(services, attemptLimits.feedback, networkOf(request.ip));
      const answer = await withIdempotency(services, request, async (trx) => {
        const data = await insertFeedback(trx, {
          ...values,
          phone: values.phone && digitsOf(values.phone),
          user_id: request.session?.user.id ?? null,
          locale: request.locale,
          created_at: clock.now(),
        });
        await publishPortalQueueChanged(trx, services, 'support');
        return { data };
      });
      return reply.code(201).send(answer);
    },
  };
});
