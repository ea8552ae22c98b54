import { subExhibitorsApi } from '@fairfront/shared-kit/domain/account/api';
import type { FastifyRequest } from 'fastify';
import { attemptLimits, consumeRateLimit } from '../../../platform/attempts/attempts';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { callerOf } from '../../../platform/http/authentication';
import { notFound } from '../../../platform/http/http-error';
import { withIdempotency } from '../../../platform/http/idempotency';
import { implement } from '../../../platform/http/implement';
import { resendSubInvitation } from './resend-sub-invitation';
import { lockStand, readStandFacts, type StandCaller } from './stand-call';
import { removeAllSubExhibitors, removeSubExhibitor, restoreSubExhibitor } from './sub-exhibitor-removal.service';
import { subExhibitorResponse } from './sub-exhibitor.response';
import { listSubExhibitors } from './sub-exhibitors.repository';
import { standQuotaOf } from './stand-quota';
import { changeSubExhibitor, inviteSubExhibitors } from './sub-exhibitors.service';

const standCallerOf = (request: FastifyRequest, participationId: number): StandCaller => ({
  userId: callerOf(request).id,
  participationId,
});

export const subExhibitorsRoutes: RoutePlugin = implement(subExhibitorsApi, (services) => {
  const { database, clock } = services;
  return {
    'GET /participants/{id}/sub-participants': async (request) => {
      const { id } = request.params;
      const now = clock.now().getTime();
      const facts = await readStandFacts(database.read, standCallerOf(request, id), now);
      return {
        data: (await listSubExhibitors(database.read, { parentId: id, now })).map(subExhibitorResponse),
        meta: { quota: standQuotaOf(facts) },
      };
    },
    'POST /participants/{id}/sub-participants': async (request, reply) => {
      const caller = standCallerOf(request, request.params.id);
      const companies = request.body.companies.map((company) => ({ ...company, inn: company.inn ?? null }));
      await consumeRateLimit(services, attemptLimits.invitationMail, `user ${caller.userId}`, companies.length);
      const answer = await withIdempotency(services, request, async (trx) => ({
        data: await inviteSubExhibitors(trx, services, caller, { companies, locale: request.locale }),
      }));
      return reply.code(201).send(answer);
    },
    'DELETE /participants/{id}/sub-participants': async (request, reply) => {
      const caller = standCallerOf(request, request.params.id);
      await database.transaction((trx) => removeAllSubExhibitors(trx, services, caller));
      return reply.code(204).send(null);
    },
    'PUT /participants/{id}/sub-participants/{subId}': async (request) => {
      const { id, subId } = request.params;
      const change = { ...request.body, subId, locale: request.locale };
      const caller = standCallerOf(request, id);
      return { data: await database.transaction((trx) => changeSubExhibitor(trx, services, caller, change)) };
    },
    'DELETE /participants/{id}/sub-participants/{subId}': async (request, reply) => {
      const { id, subId } = request.params;
      const caller = standCallerOf(request, id);
      await database.transaction((trx) => removeSubExhibitor(trx, services, caller, subId));
      return reply.code(204).send(null);
    },
    'POST /participants/{id}/sub-participants/{subId}/resend-invite': async (request) => {
      const { id, subId } = request.params;
      const caller = standCallerOf(request, id);
      await consumeRateLimit(services, attemptLimits.invitationMail, `user ${caller.userId}`);
      return withIdempotency(services, request, async (trx) => {
        await lockStand(trx, caller, subId);
        await resendSubInvitation(trx, services, { subId, actorId: caller.userId });
        const [row] = await listSubExhibitors(trx, { parentId: id, id: subId, now: clock.now().getTime() });
        if (!row) throw notFound();
        return { data: subExhibitorResponse(row) };
      });
    },
    'POST /organizer/participants/{id}/restore': async (request, reply) => {
      const restored = { userId: callerOf(request).id, subId: request.params.id };
      await database.transaction((trx) => restoreSubExhibitor(trx, services, restored));
      return reply.code(204).send(null);
    },
  };
});
