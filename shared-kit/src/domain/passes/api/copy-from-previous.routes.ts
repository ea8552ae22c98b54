import { localized } from '../../../formats';
import { Type } from 'typebox';
import { DataOf, Day, Id, Nullable, Reference, errorResponses, routeTable } from '../../http';
import { passKinds } from '../pass';
import { PassQuota } from './pass-list.schema';
import { inParticipation } from './pass-place.schema';
import { PassStatusName, PersonalPassTypeName } from './personal-pass.schema';

const Kind = Type.Enum([...passKinds]);

export const PassSource = Type.Object(
  {
    id: Id,
    ...localized('title', () => Type.String()),
    started_at: Day(),
    stands: Type.Array(Type.String()),
  },
  {
    title: 'PassSource',
    description: 'An earlier participation of the company whose passes can be taken over (PASS-304)',
  },
);

export const PassCandidate = Type.Object(
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
export const copyFromPreviousApi = routeTable('passes', {
  'GET /participants/{id}/pass-sources': {
    summary: 'Earlier exhibitions of the company that the caller may see (PASS-304)',
    params: inParticipation,
    responses: { 200: DataOf(Type.Array(PassSource)), ...errorResponses(401, 404) },
  },
  'GET /participants/{id}/pass-sources/{sourceId}': {
    summary: 'Passes of one of them, judged row by row (PASS-304, PASS-305)',
    params: Type.Object({ id: Id, sourceId: Id }),
    query: Type.Object({ kind: Type.Optional(Kind) }),
    responses: {
      200: Type.Object({ data: Type.Array(PassCandidate), meta: Type.Object({ quota: PassQuota }) }),
      ...errorResponses(401, 404, 422),
    },
  },
  'POST /participants/{id}/pass-take-over': {
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
    responses: { 201: DataOf(Type.Object({ created: Type.Integer() })), ...errorResponses(401, 403, 404, 409, 422) },
  },
});
