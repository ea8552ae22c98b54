import type { ApiClient } from '@fairfront/shared-kit/api';
import type { OrderChat } from '@fairfront/shared-kit/components/order-chat';
import type { OrderQueuePart, OrderStatus } from '@fairfront/shared-kit/domain/services';
import type { OrderChangeBody } from '@fairfront/shared-kit/domain/services/api';
import { keepPreviousData, queryOptions } from '@fairfront/shared-kit/platform';
import { freshness } from './desk';
import { deskKeys } from './query-keys';

/** One page of the queue of orders. */
export const fetchOrderQueue = (
  api: ApiClient,
  { exhibition, part, search, order }: OrderQueueFilter,
  paging: { page: number; per_page: number },
  signal?: AbortSignal,
) =>
  api.get('/organizer/exhibitions/{exhibitionId}/order-queue', {
    params: { path: { exhibitionId: exhibition }, query: { part, order, ...(search && { search }), ...paging } },
    ...(signal && { signal }),
  });

interface OrderQueueFilter {
  exhibition: number;
  part: OrderQueuePart;
  search: string;
  order: 'oldest' | 'newest';
}

/** An order that waits. */
export type QueuedOrder = Awaited<ReturnType<typeof fetchOrderQueue>>['data'][number];

/** An order with exhibitor, changes, history and documents. */
export const fetchOrder = async (api: ApiClient, orderId: number, signal?: AbortSignal) =>
  (
    await api.get('/organizer/additional-orders/{orderId}', {
      params: { path: { orderId } },
      ...(signal && { signal }),
    })
  ).data;

/** An order as staff see it. */
export type StaffOrder = Awaited<ReturnType<typeof fetchOrder>>;
/** A line of it. */
export type StaffOrderLine = StaffOrder['services'][number];

/** The order of a page, refetched while the page is open. */
export const orderQuery = (api: ApiClient, orderId: number) =>
  queryOptions({
    queryKey: deskKeys.order(orderId),
    queryFn: ({ signal }) => fetchOrder(api, orderId, signal),
    refetchInterval: freshness,
  });

/**
 * Changes, adds and removes lines, moves the order, or all of it.
 * @param idempotencyKey the same for a repeat, so that nothing is added twice
 */
export const changeOrder = async (
  api: ApiClient,
  orderId: number,
  body: OrderChangeBody,
  idempotencyKey: string,
): Promise<StaffOrder> =>
  (await api.patch('/organizer/additional-orders/{orderId}', { params: { path: { orderId } }, body, idempotencyKey }))
    .data;

/** Services that a search finds for an order; nothing without a text. */
export const servicesToAddQuery = (api: ApiClient, orderId: number, search: string) =>
  queryOptions({
    queryKey: deskKeys.servicesToAdd(orderId, search),
    queryFn: async ({ signal }) =>
      (
        await api.get('/organizer/additional-orders/{orderId}/services', {
          params: { path: { orderId }, query: { search } },
          signal,
        })
      ).data,
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });

/** The move of one order. */
export interface OrderMove {
  id: number;
  status: OrderStatus;
  comment?: string;
  version?: number;
}

/** Moves several orders; the answer has a result for each. @param keepalive whether the page is being left */
export const postMoves = async (api: ApiClient, items: OrderMove[], keepalive: boolean) =>
  (await api.post('/organizer/order-statuses', { body: { items }, keepalive })).data;

/** The path of the PDF of an order, or of one of its files. */
export const orderFile = (orderId: number, fileId?: number): string => {
  const base = `/organizer/additional-orders/${orderId}`;
  return fileId === undefined ? `${base}/download` : `${base}/files/${fileId}`;
};

/** The chat of an order for staff. */
export const staffChat = (api: ApiClient, orderId: number): OrderChat => ({
  orderId,
  side: 'staff',
  namespace: 'desk',
  queryKey: deskKeys.messages(orderId),
  read: (query, signal) =>
    api.get('/organizer/additional-orders/{orderId}/messages', {
      params: { path: { orderId }, query },
      ...(signal && { signal }),
    }),
  messagesPath: `/organizer/additional-orders/${orderId}/messages`,
  filePath: (fileId) => orderFile(orderId, fileId),
});

/** Marks the messages of the exhibitor as read. */
export const markChatRead = (api: ApiClient, orderId: number) =>
  api.post('/organizer/additional-orders/{orderId}/messages/read-all', { params: { path: { orderId } } });
