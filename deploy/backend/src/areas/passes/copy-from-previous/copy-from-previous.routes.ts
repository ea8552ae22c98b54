import { passKinds } from '@fairfront/shared-kit/domain/passes';
import { Type } from 'typebox';
import { DataOf, Day, errorResponses, Id, Nullable, Reference } from '@fairfront/shared-kit/domain/http';
import { withIdempotency } from '../../../platform/http/idempotency';
import { PassQuota } from '../passes/pass-list.schema';
import { readPassContext } from '../passes/pass-context';
import { callOf, inParticipation, writerOf } from '../passes/pass.routes';
import { PassStatusName, PersonalPassTypeName } from '../passes/personal-pass.schema';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { listSources } from './pass-sources.repository';
import { listPrevious, copyFromPrevious } from './copy-from-previous.service';

const tags = ['passes'];
const Kind = Type.Enum([...passKinds]);

const PassSource = Type.Object(
  {
    id: Id,
    title_rus: Type.String(),
    title_eng: Type.String(),
    started_at: Day(),
    stands: Type.Array(Type.String()),
  },
  {
    title: 'PassSource',
    description: 'An earlier participation of the company whose passes can be taken over (PASS-304)',
  },
);

const PassCandidate = Type.Object(
  {
    id: Id,
    title: Type.String({ description: 'Full name, or the vehicle number' }),
    detail: Type.String({ description: 'Company, or the driver' }),
    type: Nullable(PersonalPassTypeName),
    was: PassStatusName,
    state: Type.Enum(['ready', 'present', 'refused']),
    note: Nullable(Type.String({ description: 'What changes by taking it over, or why it cannot be taken' })),
  },
  { title: 'PassCandidate', description: 'A pass of an earlier exhibition, judged for this one (PASS-304, PASS-305)' },
);

/** People and vehicles of an earlier exhibition (PASS-304 to PASS-306). */
export const copyFromPreviousRoutes: RoutePlugin = (app, services) => {
  const { database, clock } = services;
  app.get(
    '/participants/:id/pass-sources',
    {
      schema: {
        tags,
        summary: 'Earlier exhibitions of the company that the caller may see (PASS-304)',
        params: inParticipation,
        response: { 200: DataOf(Type.Array(PassSource)), ...errorResponses(401, 404) },
      },
    },
    async (request) => {
      const { userId, participationId } = callOf(request);
      const call = await readPassContext(database.read, clock, userId, participationId);
      return { data: await listSources(database.read, call) };
    },
  );
  app.get(
    '/participants/:id/pass-sources/:sourceId',
    {
      schema: {
        tags,
        summary: 'Passes of one of them, judged row by row (PASS-304, PASS-305)',
        params: Type.Object({ id: Id, sourceId: Id }),
        querystring: Type.Object({ kind: Type.Optional(Kind) }),
        response: {
          200: Type.Object({ data: Type.Array(PassCandidate), meta: Type.Object({ quota: PassQuota }) }),
          ...errorResponses(401, 404, 422),
        },
      },
    },
    async (request) => {
      const { sourceId } = request.params;
      const { kind = 'participant' } = request.query;
      const { rows, quota } = await listPrevious(services, callOf(request), sourceId, kind, request.locale);
      return { data: rows, meta: { quota } };
    },
  );
  app.post(
    '/participants/:id/pass-take-over',
    {
      schema: {
        tags,
        summary: 'Create passes of the chosen rows, all or none (PASS-306)',
        params: inParticipation,
        body: Type.Object({
          source_id: Id,
          kind: Kind,
          ids: Type.Array(Id, { minItems: 1, maxItems: 1000 }),
          stand_id: Type.Optional(
            Type.Integer({
              ...Reference,
              description: 'Stand of the vehicles; without one the first of the participation (PASS-305)',
            }),
          ),
        }),
        response: { 201: DataOf(Type.Object({ created: Type.Integer() })), ...errorResponses(401, 403, 404, 409, 422) },
      },
    },
    async (request, reply) => {
      const { source_id: sourceId, kind, ids, stand_id: standId } = request.body;
      const answer = await withIdempotency(services, request, async (trx) => ({
        data: await copyFromPrevious(
          trx,
          services,
          writerOf(request),
          { sourceId, kind, ids, standId },
          request.locale,
        ),
      }));
      return reply.code(201).send(answer);
    },
  );
};
