import { Type, type Static } from 'typebox';
import { localized } from '../../common';
import { Id, Instant, Nullable, PageMeta, PageOf, errorResponses, pagingQuery, routeTable } from '../../http';
import { queueParts } from '../pass-queue';
import { hintKinds } from '../queue-hints';
import { PersonalPassTypeName } from './personal-pass.schema';

export const PassHintOf = Type.Object(
  {
    kind: Type.Enum([...hintKinds]),
    other: Nullable(Type.String({ description: 'The name or number that the hint is about' })),
  },
  { title: 'PassHint', description: 'What a rule has noticed about a pass; it decides nothing' },
);

export const QueuedPass = Type.Object(
  {
    kind: Type.Enum(['personal', 'car']),
    id: Id,
    type: Nullable(PersonalPassTypeName),
    is_simple_visa: Nullable(Type.Boolean({ description: 'Of the country of a visa' })),
    title: Type.String({ description: 'Surname and names, or the numbers of vehicle and trailer' }),
    load_capacity: Nullable(Type.Number({ description: 'Tonnes, of a vehicle' })),
    participation_id: Id,
    ...localized('company', () => Type.String()),
    stands: Type.Array(Type.String()),
    created_at: Instant({ description: 'Since when it waits' }),
    changed_at: Instant(),
    hints: Type.Array(PassHintOf),
  },
  { title: 'QueuedPass', description: 'A pass that waits for a decision' },
);
export type QueuedPass = Static<typeof QueuedPass>;

const Waiting = Type.Integer({ minimum: 0 });
const QueueMeta = Type.Object(
  {
    ...PageMeta.properties,
    counts: Type.Object({
      all: Waiting,
      participants: Waiting,
      visas: Waiting,
      installation: Waiting,
      cars: Waiting,
    }),
  },
  { title: 'PassQueueMeta', description: 'Pagination, and how many wait by part of the queue' },
);

/** The queue of the pass bureau. */
export const passQueueApi = routeTable('organizer', {
  'GET /organizer/exhibitions/{exhibitionId}/pass-queue': {
    summary: 'List the passes that wait for a decision, with what rules have noticed about them',
    access: 'manager',
    scope: 'passes',
    params: Type.Object({ exhibitionId: Id }),
    query: Type.Object({
      ...pagingQuery,
      part: Type.Optional(Type.Enum([...queueParts])),
      search: Type.Optional(
        Type.String({ maxLength: 100, description: 'Part of a name, a number, a company or a stand' }),
      ),
      order: Type.Optional(Type.Enum(['oldest', 'newest'], { description: 'Default oldest' })),
    }),
    responses: { 200: PageOf(QueuedPass, QueueMeta), ...errorResponses(401, 403, 404, 422) },
  },
});
