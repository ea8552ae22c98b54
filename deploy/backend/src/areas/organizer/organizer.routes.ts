import { organizerApi } from '@fairfront/shared-kit/domain/organizer/api';
import { issueSignInLink } from '../../identity/auth/sign-in-codes.service';
import { publishBroadcast } from '../../identity/notifications/broadcasts.service';
import { notifyParticipation } from '../../identity/notifications/notify';
import { resetSecondFactor } from '../../identity/second-factor/reset.service';
import { writeAudit } from '../../platform/database/audit';
import type { RoutePlugin } from '../../platform/http/app.types';
import { callerOf } from '../../platform/http/authentication';
import { notFound } from '../../platform/http/http-error';
import { withIdempotency } from '../../platform/http/idempotency';
import { implement } from '../../platform/http/implement';
import { serverText } from '../../platform/texts/server-texts';
import { countRegisteredExhibitors, listRecipientIds } from './recipients.repository';

export const organizerRoutes: RoutePlugin = implement(organizerApi, (services) => {
  const { clock, database } = services;
  return {
    'POST /organizer/sign-in-links': async (request) => {
      const order = { email: request.body.email, actorId: callerOf(request).id };
      return { data: await database.transaction((trx) => issueSignInLink(trx, services, order)) };
    },
    'POST /organizer/second-factor-resets': async (request) => {
      await resetSecondFactor(services, { email: request.body.email, actorId: callerOf(request).id });
      return { message: serverText('secondFactor.reset')[request.locale] };
    },
    'POST /organizer/participants/{id}/notifications': async (request, reply) => {
      const { id: participationId } = request.params;
      const { id: userId } = callerOf(request);
      const answer = await withIdempotency(services, request, async (trx) => {
        const userIds = await listRecipientIds(trx, participationId);
        if (!userIds) throw notFound();
        await notifyParticipation(trx, services, {
          ...request.body,
          type: 'organizer',
          kind: 'organizer',
          participationId,
          exceptUserId: userId,
          subject: null,
        });
        await writeAudit(trx, { userId, participationId, action: 'organizer.notified', at: clock.now() });
        return {
          data: { recipients: userIds.filter((id) => id !== userId).length },
        };
      });
      return reply.code(201).send(answer);
    },
    'POST /organizer/notifications': async (request, reply) => {
      const { id: userId } = callerOf(request);
      const answer = await withIdempotency(services, request, async (trx) => {
        const at = clock.now();
        const id = await publishBroadcast(trx, services, request.body);
        await writeAudit(trx, { userId, action: 'organizer.notified-all', subject: `broadcast ${id}`, at });
        return { data: { recipients: await countRegisteredExhibitors(trx) } };
      });
      return reply.code(201).send(answer);
    },
  };
});
