import { subExhibitorsAtOnce } from '@fairfront/shared-kit/domain/account';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { attemptLimits, consumeRateLimit } from '../../../platform/attempts/attempts';
import { DataOf, errorResponses, Id, Nullable } from '@fairfront/shared-kit/domain/http';
import { callerOf } from '../../../platform/http/authentication';
import { notFound } from '../../../platform/http/http-error';
import { withIdempotency } from '../../../platform/http/idempotency';
import { SubExhibitorsMeta, SubParticipation } from '../../participations/participations/participation.schema';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { resendSubInvitation } from './resend-sub-invitation';
import { lockStand, readStandFacts, type StandCaller } from './stand-call';
import { removeAllSubExhibitors, removeSubExhibitor, restoreSubExhibitor } from './sub-exhibitor-removal.service';
import { listSubExhibitors, standQuotaOf } from './sub-exhibitors.repository';
import { changeSubExhibitor, inviteSubExhibitors } from './sub-exhibitors.service';

const tags = ['participants'];
const path = '/participants/:id/sub-participants';
const ofParticipation = Type.Object({ id: Id });
const ofSub = Type.Object({ id: Id, subId: Id });
const Places = Type.Integer({ minimum: 0, maximum: 100_000 });
const Line = Type.String({ maxLength: 1000 });

const SubExhibitorsBody = Type.Object({
  companies: Type.Array(
    Type.Object({
      name_rus: Line,
      name_eng: Line,
      email: Line,
      inn: Type.Optional(Nullable(Line)),
      certificate: Places,
    }),
    { minItems: 1, maxItems: subExhibitorsAtOnce },
  ),
});

const standCallerOf = (request: FastifyRequest, participationId: number): StandCaller => ({
  userId: callerOf(request).id,
  participationId,
});

/** The companies on the stand of a collective organiser (ACC-075 to ACC-108). */
export const subExhibitorsRoutes: RoutePlugin = (app, services) => {
  const { database, clock } = services;

  app.get(
    path,
    {
      schema: {
        tags,
        summary: 'Sub-exhibitors of a collective organiser; 403 for role installer and other types (ACC-077, ACC-179)',
        params: ofParticipation,
        response: {
          200: Type.Object({ data: Type.Array(SubParticipation), meta: SubExhibitorsMeta }),
          ...errorResponses(401, 403, 404),
        },
      },
    },
    async (request) => {
      const { id } = request.params;
      const now = clock.now().getTime();
      const facts = await readStandFacts(database.read, standCallerOf(request, id), now);
      return {
        data: await listSubExhibitors(database.read, { parentId: id, now }),
        meta: { quota: standQuotaOf(facts) },
      };
    },
  );

  app.post(
    path,
    {
      schema: {
        tags,
        summary: 'Invite companies to the stand, all or none; 422 by `companies.{n}.{field}` (ACC-091)',
        params: ofParticipation,
        body: SubExhibitorsBody,
        response: { 201: DataOf(Type.Array(SubParticipation)), ...errorResponses(401, 403, 404, 409, 422, 429) },
      },
    },
    async (request, reply) => {
      const caller = standCallerOf(request, request.params.id);
      const companies = request.body.companies.map((company) => ({ ...company, inn: company.inn ?? null }));
      await consumeRateLimit(services, attemptLimits.invitationMail, `user ${caller.userId}`, companies.length);
      const answer = await withIdempotency(services, request, async (trx) => ({
        data: await inviteSubExhibitors(trx, services, caller, { companies, locale: request.locale }),
      }));
      return reply.code(201).send(answer);
    },
  );

  app.delete(
    path,
    {
      schema: {
        tags,
        summary: 'Delete all sub-exhibitors; their passes are withdrawn (ACC-104 to ACC-106)',
        params: ofParticipation,
        response: { 204: Type.Null(), ...errorResponses(401, 403, 404) },
      },
    },
    async (request, reply) => {
      const caller = standCallerOf(request, request.params.id);
      await database.transaction((trx) => removeAllSubExhibitors(trx, services, caller));
      return reply.code(204).send(null);
    },
  );

  app.put(
    `${path}/:subId`,
    {
      schema: {
        tags,
        summary: 'Another quota or control of a sub-exhibitor; 422 on certificate outside of its bounds (ACC-101)',
        params: ofSub,
        body: Type.Object({ is_edit: Type.Boolean(), certificate: Places }),
        response: { 200: DataOf(SubParticipation), ...errorResponses(401, 403, 404, 422) },
      },
    },
    async (request) => {
      const { id, subId } = request.params;
      const change = { ...request.body, subId, locale: request.locale };
      const caller = standCallerOf(request, id);
      return { data: await database.transaction((trx) => changeSubExhibitor(trx, services, caller, change)) };
    },
  );

  app.delete(
    `${path}/:subId`,
    {
      schema: {
        tags,
        summary: 'Delete a sub-exhibitor; its passes are withdrawn (ACC-104 to ACC-106)',
        params: ofSub,
        response: { 204: Type.Null(), ...errorResponses(401, 403, 404) },
      },
    },
    async (request, reply) => {
      const { id, subId } = request.params;
      const caller = standCallerOf(request, id);
      await database.transaction((trx) => removeSubExhibitor(trx, services, caller, subId));
      return reply.code(204).send(null);
    },
  );

  app.post(
    `${path}/:subId/resend-invite`,
    {
      schema: {
        tags,
        summary: 'Send the invitation of a sub-exhibitor again: 422 resend_timeout within 5 minutes (ACC-173)',
        params: ofSub,
        response: { 200: DataOf(SubParticipation), ...errorResponses(401, 403, 404, 409, 422, 429) },
      },
    },
    async (request) => {
      const { id, subId } = request.params;
      const caller = standCallerOf(request, id);
      await consumeRateLimit(services, attemptLimits.invitationMail, `user ${caller.userId}`);
      return withIdempotency(services, request, async (trx) => {
        await lockStand(trx, caller, subId);
        await resendSubInvitation(trx, services, { subId, actorId: caller.userId });
        const [row] = await listSubExhibitors(trx, { parentId: id, id: subId, now: clock.now().getTime() });
        if (!row) throw notFound();
        return { data: row };
      });
    },
  );

  app.post(
    '/organizer/participants/:id/restore',
    {
      config: { access: 'manager' },
      schema: {
        tags: ['organizer'],
        summary: 'Bring a deleted sub-exhibitor back within 30 days: 422 quota_reached (ACC-106)',
        params: ofParticipation,
        response: { 204: Type.Null(), ...errorResponses(401, 403, 404, 422) },
      },
    },
    async (request, reply) => {
      const restored = { userId: callerOf(request).id, subId: request.params.id };
      await database.transaction((trx) => restoreSubExhibitor(trx, services, restored));
      return reply.code(204).send(null);
    },
  );
};
