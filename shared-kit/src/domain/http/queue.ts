import { Type, type Static } from 'typebox';
import { batchResult } from './batch';
import { pagingQuery } from './paging';
import { Id, Instant, Nullable } from './responses';

/** Query of a queue of the desk. */
export const queueQuery = {
  ...pagingQuery,
  search: Type.Optional(Type.String({ maxLength: 100, description: 'Part of a name or of another text' })),
  order: Type.Optional(Type.Enum(['oldest', 'newest'], { description: 'By the time at which the items were sent' })),
};

export const QueueDecision = Type.Object(
  {
    status: Type.String(),
    comment: Nullable(Type.String()),
    decided_at: Nullable(Instant()),
    decided_by: Nullable(
      Type.Object({ name: Type.String(), lastname: Type.String() }, { description: 'A member of staff' }),
    ),
  },
  { title: 'QueueDecision', description: 'The decision on an item of a queue as it is stored, and whose it is' },
);
export type QueueDecision = Static<typeof QueueDecision>;

export const QueueDecisionResult = Type.Object(
  { id: Id, ...batchResult, decision: Nullable(QueueDecision) },
  { title: 'QueueDecisionResult', description: 'What became of one decision; null for an item that does not exist' },
);
export type QueueDecisionResult = Static<typeof QueueDecisionResult>;
