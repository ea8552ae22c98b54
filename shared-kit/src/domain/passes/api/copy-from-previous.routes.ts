import { localized } from '../../common';
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
    description: 'An earlier participation of the company whose passes can be copied',
  },
);

export const PassCandidate = Type.Object(
  {
    id: Id,
    title: Type.String({ description: 'Full name, or the vehicle number' }),
    detail: Type.String({ description: 'Company or driver' }),
    type: Nullable(PersonalPassTypeName),
    was: PassStatusName,
    state: Type.Enum(['ready', 'present', 'refused']),
    note: Nullable(Type.String({ description: 'What copying changes, or why it is not possible' })),
  },
  { title: 'PassCandidate', description: 'A pass of an earlier exhibition, checked for this one' },
);

/** Copying people and vehicles of an earlier exhibition. */
export const copyFromPreviousApi = routeTable('passes', {
  'GET /participants/{id}/pass-sources': {
    summary: 'List earlier exhibitions of the company that the caller can access',
    params: inParticipation,
    responses: { 200: DataOf(Type.Array(PassSource)), ...errorResponses(401, 404) },
  },
  'GET /participants/{id}/pass-sources/{sourceId}': {
    summary: 'List passes of one of them, each checked for this exhibition',
    params: Type.Object({ id: Id, sourceId: Id }),
    query: Type.Object({ kind: Type.Optional(Kind) }),
    responses: {
      200: Type.Object({ data: Type.Array(PassCandidate), meta: Type.Object({ quota: PassQuota }) }),
      ...errorResponses(401, 404, 422),
    },
  },
  'POST /participants/{id}/pass-take-over': {
    summary: 'Create passes from the selected rows, all or none',
    params: inParticipation,
    body: Type.Object({
      source_id: Id,
      kind: Kind,
      ids: Type.Array(Id, { minItems: 1, maxItems: 1000 }),
      stand_id: Type.Optional(
        Type.Integer({
          ...Reference,
          description: 'Stand of the vehicles; by default the first of the participation',
        }),
      ),
    }),
    responses: { 201: DataOf(Type.Object({ created: Type.Integer() })), ...errorResponses(401, 403, 404, 409, 422) },
  },
});
