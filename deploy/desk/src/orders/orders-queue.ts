import {
  acceptedStatus,
  moveCommentLength,
  orderQueueParts,
  type OrderQueuePart,
} from '@fairfront/shared-kit/domain/services';
import { fetchOrder, fetchOrderQueue, postMoves, type QueuedOrder, type StaffOrder } from '../api/orders';
import { orderStatusVariant } from '@fairfront/shared-kit/domain/services/order-status';
import type { QueueDescription } from '../queue/queue.types';
import { useOrderColumns } from './order-columns';
import { OrderFacts } from './order-facts';

type OrderDecision = 'accept' | 'cancel';

const titleOf = ({ id }: { id: number }): string => `№ ${id}`;

const decisionsOf = (accepted: unknown, canCancel: boolean): OrderDecision[] => [
  ...(accepted === null ? [] : (['accept'] as const)),
  ...(canCancel ? (['cancel'] as const) : []),
];

/** The queue of orders. Accepting moves each order to its own next status. */
export const ordersQueue: QueueDescription<QueuedOrder, StaffOrder, OrderQueuePart, OrderDecision> = {
  name: 'orders',
  route: 'desk-orders',
  parts: orderQueueParts,
  fetchPage: fetchOrderQueue,
  keyOf: ({ id }) => String(id),
  keyPattern: /^[1-9]\d{0,14}$/,
  titleOf,
  changedAtOf: ({ changed_at }) => changed_at,
  useColumns: useOrderColumns,
  fetchItem: (api, key, signal) => fetchOrder(api, Number(key), signal),
  detailTitleOf: titleOf,
  statusOf: ({ status }) => ({ name: status, ...orderStatusVariant(status) }),
  lastDecisionOf: () => null,
  decisionsOf: ({ status, moves, is_accept_needed, total_with_vat }) =>
    decisionsOf(
      acceptedStatus(status, { isAcceptNeeded: is_accept_needed, hasMissingAmount: total_with_vat === null }),
      moves.includes('canceled'),
    ),
  rowDecisionsOf: ({ accepted_status, can_cancel }) => decisionsOf(accepted_status, can_cancel),
  Facts: OrderFacts,
  decisions: [
    { name: 'accept', letter: 'A', icon: 'check', text: 'none', templates: [], limit: 0 },
    {
      ...{ name: 'cancel', letter: 'R', icon: 'cross', text: 'required', limit: moveCommentLength },
      templates: ['unavailable', 'late', 'duplicate', 'other'],
    },
  ],
  post: async (api, items, { name, text }, isLeaving) => {
    const results = await postMoves(
      api,
      items.map(({ key, row }) => ({
        id: Number(key),
        // without its row the server says what is missing for a confirmation
        status: name === 'cancel' ? 'canceled' : (row?.accepted_status ?? 'confirmed'),
        ...(row && { version: row.version }),
        ...(text !== null && { comment: text }),
      })),
      isLeaving,
    );
    return results.map(({ ok, error, order, moved_by, moved_at }) => ({
      ok,
      error,
      decision: ok || !order ? null : { status: order.status, decided_at: moved_at, decided_by: moved_by },
    }));
  },
};
