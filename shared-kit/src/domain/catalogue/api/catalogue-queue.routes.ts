import { Type, type Static } from 'typebox';
import { localized } from '../../common';
import {
  BatchOf,
  DataOf,
  Id,
  Instant,
  Nullable,
  PageMeta,
  PageOf,
  batchResult,
  errorResponses,
  pagingQuery,
  routeTable,
} from '../../http';
import { CatalogOrderStatus } from '../../participations/api/participation.schema';
import { catalogueDecisions, catalogueHintKinds, catalogueQueueParts, waitingOrderStatuses } from '../catalogue-queue';
import { CatalogTotals } from './order.schema';

export const QueuedCatalogOrder = Type.Object(
  {
    id: Id,
    status: Type.Enum([...waitingOrderStatuses]),
    version: Type.Integer({ minimum: 1 }),
    ...localized('title', () => Type.String({ description: 'The company as the catalogue names it' })),
    participation_id: Id,
    ...localized('company', () => Type.String()),
    stands: Type.Array(Type.String()),
    totals: Nullable(CatalogTotals),
    created_at: Instant({ description: 'When it was sent: since when it waits' }),
    changed_at: Instant(),
    hints: Type.Array(Type.Enum([...catalogueHintKinds]), {
      description: 'What rules have noticed: sent after the deadline, a stand of somebody else, returned before',
    }),
  },
  { title: 'QueuedCatalogOrder', description: 'A catalogue order that waits for the organiser' },
);
export type QueuedCatalogOrder = Static<typeof QueuedCatalogOrder>;

const Waiting = Type.Integer({ minimum: 0 });
const QueueMeta = Type.Object(
  { ...PageMeta.properties, counts: Type.Object({ all: Waiting, sent: Waiting, moderation: Waiting }) },
  { title: 'CatalogQueueMeta', description: 'Pagination, and how many wait by part of the queue' },
);

const DecisionOnCatalogOrder = Type.Object({
  id: Id,
  status: Type.Enum([...catalogueDecisions], { description: 'confirmed accepts the order, draft returns it' }),
  reason: Type.Optional(Nullable(Type.String({ description: 'What has to be corrected; required for a return' }))),
  seen_version: Type.Optional(
    Type.Integer({ minimum: 1, description: 'The version that the caller saw; another one is decided_meanwhile' }),
  ),
});
export type DecisionOnCatalogOrder = Static<typeof DecisionOnCatalogOrder>;

export const StoredCatalogDecision = Type.Object(
  {
    status: CatalogOrderStatus,
    comment: Nullable(Type.String({ description: 'The reason of a return' })),
    decided_at: Nullable(Instant()),
    decided_by: Nullable(
      Type.Object({ id: Id, name: Type.String(), lastname: Type.String() }, { description: 'A member of staff' }),
    ),
  },
  { title: 'StoredCatalogDecision', description: 'The last decision of staff on a catalogue order' },
);

export const CatalogDecisionResult = Type.Object(
  { id: Id, ...batchResult, decision: Nullable(StoredCatalogDecision) },
  { title: 'CatalogDecisionResult', description: 'What became of one decision; null for an order that does not exist' },
);
export type CatalogDecisionResult = Static<typeof CatalogDecisionResult>;

/** The queue of the catalogue editor. */
export const catalogueQueueApi = routeTable('organizer', {
  'GET /organizer/exhibitions/{exhibitionId}/catalogue-queue': {
    summary: 'List the catalogue orders that wait for a decision, with what rules have noticed about them',
    access: 'manager',
    scope: 'catalogue',
    params: Type.Object({ exhibitionId: Id }),
    query: Type.Object({
      ...pagingQuery,
      part: Type.Optional(Type.Enum([...catalogueQueueParts])),
      search: Type.Optional(Type.String({ maxLength: 100, description: 'Part of a company or a stand, or a number' })),
      order: Type.Optional(Type.Enum(['oldest', 'newest'], { description: 'Default oldest' })),
    }),
    responses: { 200: PageOf(QueuedCatalogOrder, QueueMeta), ...errorResponses(401, 403, 404, 422) },
  },
  'POST /organizer/catalogue-decisions': {
    summary:
      'Accept or return up to 500 catalogue orders, each by itself; a repeated call changes nothing and notifies nobody',
    access: 'manager',
    scope: 'catalogue',
    exhibitions: 'filtered',
    body: BatchOf(DecisionOnCatalogOrder),
    responses: { 200: DataOf(Type.Array(CatalogDecisionResult)), ...errorResponses(401, 403, 422) },
  },
});
