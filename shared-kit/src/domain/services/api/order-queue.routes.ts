import { Type, type Static } from 'typebox';
import { Id, Instant, Nullable, PageMeta, PageOf, errorResponses, pagingQuery, routeTable } from '../../http';
import { OrderExhibitor } from '../../participations/api/staff-lists.schema';
import { orderQueueParts } from '../order-queue';
import { OrderStatusName } from './order.schema';

const count = Type.Integer({ minimum: 0 });

export const QueuedOrder = Type.Object(
  {
    id: Id,
    version: Type.Integer({ minimum: 1 }),
    status: OrderStatusName,
    currency: Type.String(),
    total_with_vat: Nullable(Type.Number({ description: 'In the currency of the order; null is N/A' })),
    lines_count: count,
    unread_messages_count: count,
    exhibitor: OrderExhibitor,
    created_at: Instant(),
    waits_since: Instant({ description: 'When it was placed, or when its first unread message came' }),
    changed_at: Instant({ description: 'When the order was last written, or its newest unread message came' }),
    accepted_status: Nullable(OrderStatusName),
    can_cancel: Type.Boolean(),
  },
  { title: 'QueuedOrder', description: 'An order that waits for staff; accepting it leads to accepted_status' },
);
export type QueuedOrder = Static<typeof QueuedOrder>;

const QueueMeta = Type.Object(
  {
    ...PageMeta.properties,
    counts: Type.Object({ all: count, unread: count, new: count, processing: count }),
  },
  { title: 'OrderQueueMeta', description: 'Pagination, and how many wait by part of the queue' },
);

/** The orders that wait for staff. */
export const orderQueueApi = routeTable('organizer', {
  'GET /organizer/exhibitions/{exhibitionId}/order-queue': {
    summary: 'List the orders that wait for staff: with unread messages first, then new ones and those in processing',
    access: 'manager',
    scope: 'orders',
    params: Type.Object({ exhibitionId: Id }),
    query: Type.Object({
      ...pagingQuery,
      part: Type.Optional(Type.Enum([...orderQueueParts])),
      search: Type.Optional(
        Type.String({ maxLength: 100, description: 'The beginning of a number, part of a company or of a stand' }),
      ),
      order: Type.Optional(Type.Enum(['oldest', 'newest'], { description: 'Default oldest' })),
    }),
    responses: { 200: PageOf(QueuedOrder, QueueMeta), ...errorResponses(401, 403, 404, 422) },
  },
});
