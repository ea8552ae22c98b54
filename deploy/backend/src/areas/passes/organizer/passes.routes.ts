import { passStatuses, personalPassTypes } from '@fairfront/shared-kit/domain/passes';
import { Type } from 'typebox';
import { callerOf } from '../../../platform/http/authentication';
import { DataOf, errorResponses, Id, Nullable, PageOf, pagingQuery } from '@fairfront/shared-kit/domain/http';
import { pageMeta, pagingOf } from '../../../platform/http/paging';
import { CarPass } from '../passes/car-pass.schema';
import { carPassResponse, carPasses } from '../passes/car-passes.repository';
import { restorePassByOrganizer } from '../passes/pass-removal.service';
import { decideCarPass, decidePersonalPass } from '../passes/pass-status.service';
import { PassStatusName, PersonalPass, PersonalPassTypeName } from '../passes/personal-pass.schema';
import { personalPassResponse, personalPasses } from '../passes/personal-passes.repository';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { listPassesToDecide } from './passes.repository';

const tags = ['organizer'];
const config = { access: 'manager' } as const;
const params = Type.Object({ passId: Id });
const Comment = Type.Optional(Nullable(Type.String({ maxLength: 1000 })));

const PassToDecide = Type.Object(
  {
    kind: Type.Enum(['personal', 'car']),
    id: Id,
    type: Nullable(PersonalPassTypeName),
    status: PassStatusName,
    participant_id: Id,
    company_name: Type.String(),
    title: Type.String({ description: 'Surname and name, or the vehicle number' }),
    created_at: Type.String({ format: 'date-time' }),
  },
  { title: 'PassToDecide', description: 'A pass in the list of the organiser' },
);

/** Decisions of the organiser about passes (PASS-249, PASS-276). */
export const organizerPassesRoutes: RoutePlugin = (app, services) => {
  const { database } = services;

  app.get(
    '/organizer/passes',
    {
      config,
      schema: {
        tags,
        summary: 'Passes of all participations, oldest first',
        querystring: Type.Object({
          ...pagingQuery,
          kind: Type.Optional(Type.Enum(['personal', 'car'])),
          status: Type.Optional(Type.Enum([...passStatuses])),
          type: Type.Optional(Type.Enum([...personalPassTypes])),
          participant_id: Type.Optional(Id),
        }),
        response: { 200: PageOf(PassToDecide), ...errorResponses(401, 403, 422) },
      },
    },
    async (request) => {
      const { kind, status, type, participant_id: participationId, ...paged } = request.query;
      const paging = pagingOf(paged);
      const { rows, total } = await listPassesToDecide(database.read, { kind, status, type, participationId }, paging);
      return { data: rows, meta: pageMeta(paging, total) };
    },
  );

  app.patch(
    '/organizer/personal-passes/:passId',
    {
      config,
      schema: {
        tags,
        summary: 'Accept, reject with a reason, or put back into consideration (PASS-249)',
        params,
        body: Type.Object({ status: PassStatusName, comment: Comment }),
        response: { 200: DataOf(PersonalPass), ...errorResponses(401, 403, 404, 422) },
      },
    },
    async (request) => ({
      data: personalPassResponse(
        await database.transaction((trx) =>
          decidePersonalPass(trx, services, callerOf(request).id, request.params.passId, request.body),
        ),
      ),
    }),
  );

  app.patch(
    '/organizer/car-passes/:passId',
    {
      config,
      schema: {
        tags,
        summary: 'Status with a reason, or a new code (PASS-249)',
        params,
        body: Type.Object({
          status: Type.Optional(PassStatusName),
          comment: Comment,
          barcode: Type.Optional(Type.String({ pattern: '^[0-9A-Z]{6,40}$' })),
        }),
        response: { 200: DataOf(CarPass), ...errorResponses(401, 403, 404, 422) },
      },
    },
    async (request) => ({
      data: carPassResponse(
        await database.transaction((trx) =>
          decideCarPass(trx, services, callerOf(request).id, request.params.passId, request.body),
        ),
      ),
    }),
  );

  app.post(
    '/organizer/personal-passes/:passId/restore',
    {
      config,
      schema: {
        tags,
        summary: 'Bring a deleted pass back within 30 days (PASS-276)',
        params,
        response: { 200: DataOf(PersonalPass), ...errorResponses(401, 403, 404, 422) },
      },
    },
    async (request) => ({
      data: await database.transaction((trx) =>
        restorePassByOrganizer(trx, services, personalPasses, callerOf(request).id, request.params.passId),
      ),
    }),
  );

  app.post(
    '/organizer/car-passes/:passId/restore',
    {
      config,
      schema: {
        tags,
        summary: 'Bring a deleted car pass back within 30 days (PASS-276)',
        params,
        response: { 200: DataOf(CarPass), ...errorResponses(401, 403, 404, 422) },
      },
    },
    async (request) => ({
      data: await database.transaction((trx) =>
        restorePassByOrganizer(trx, services, carPasses, callerOf(request).id, request.params.passId),
      ),
    }),
  );
};
