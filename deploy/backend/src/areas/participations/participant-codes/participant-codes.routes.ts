import { participantCodeFields } from '@fairfront/shared-kit/domain/participations/participant-code-fields';
import { participantCodesApi } from '@fairfront/shared-kit/domain/participations/api';
import { attemptLimits, consumeRateLimit } from '../../../platform/attempts/attempts';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { callerOf } from '../../../platform/http/authentication';

import { withIdempotency } from '../../../platform/http/idempotency';
import { implement } from '../../../platform/http/implement';
import { checkValues } from '../../../platform/http/values';
import { requireParticipation } from '../access/participation-access';
import { readParticipation } from '../participations/participations.service';
import { isWrongCode, redeemCode } from './participant-codes.service';

export const participantCodesRoutes: RoutePlugin = implement(participantCodesApi, (services) => ({
  'POST /participants': async (request, reply) => {
    const { id: userId } = callerOf(request);
    const { code } = request.body;
    checkValues({ code }, participantCodeFields, request.locale);
    const attempt = await consumeRateLimit(services, attemptLimits.participantCode, String(userId));
    try {
      const redemption = { code, userId, locale: request.locale };
      // only the id is stored for retries; a retry reads the participation again
      const id = await withIdempotency(services, request, (trx) => redeemCode(trx, services, redemption));
      await attempt.refund();
      // the caller of a retry may have lost the access
      await requireParticipation(services.database.read, userId, id);
      const data = await readParticipation(services.database.read, id, { userId, now: services.clock.now() });
      return await reply.code(201).send({ data });
    } catch (error) {
      if (!isWrongCode(error)) await attempt.refund();
      throw error;
    }
  },
}));
