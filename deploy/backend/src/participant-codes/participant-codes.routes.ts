import { participantCodeRules } from '@fairfront/mf-account/model';
import { Type } from 'typebox';
import { attemptLimits, takeAttempt } from '../attempts/attempts';
import { callerOf } from '../http/authentication';
import { DataOf, failures } from '../http/answers';
import { createOnce } from '../http/idempotency';
import { notFound } from '../http/failure';
import { requireParticipation } from '../http/participation-access';
import { checkValues } from '../http/values';
import { readParticipation } from '../participants/participants.repository';
import { Participation } from '../participants/participation.schema';
import type { Area } from '../services';
import { isWrongCode, redeemCode } from './participant-codes.service';

/** A person adds an exhibition by the code of a participation (ACC-151 to ACC-155, ACC-177). */
export const participantCodesRoutes: Area = (app, services) => {
  app.post(
    '/participants',
    {
      schema: {
        tags: ['participants'],
        summary: 'Join a participation by its code: 422 by the codes of ACC-154 and ACC-155, 429 after 10 wrong ones',
        body: Type.Object({
          code: Type.String({ maxLength: 100, description: 'Dashes, spaces and case are forgiven' }),
        }),
        response: { 201: DataOf(Participation), ...failures(401, 409, 422, 429) },
      },
    },
    async (request, reply) => {
      const { id: userId } = callerOf(request);
      const { code } = request.body;
      checkValues({ code }, participantCodeRules, request.locale);
      const attempt = await takeAttempt(services, attemptLimits.participantCode, String(userId));
      try {
        const redemption = { code, userId, locale: request.locale };
        // what is kept for a repeat is the id only: the event is read as it is then
        const id = await createOnce(services, request, (trx) => redeemCode(trx, services, redemption));
        await attempt.forgive();
        // a repeat may come from who has lost the access since
        await requireParticipation(services.database.read, userId, id);
        const data = await readParticipation(services.database.read, id, userId);
        if (!data) throw notFound();
        return await reply.code(201).send({ data });
      } catch (error) {
        if (!isWrongCode(error)) await attempt.forgive();
        throw error;
      }
    },
  );
};
