import type { ResponseOf, ApiClient, paths } from '@fairfront/shared-kit/api';
import { queryOptions } from '@fairfront/shared-kit/platform';
import type { OrderGroup } from '@fairfront/shared-kit/domain/services/order-status';
import { newestOrders } from './newest-orders';
import { serviceKeys } from './query-keys';

type OrdersPath = paths['/participants/{id}/additional-orders']['get'];
type OrderPath = paths['/participants/{id}/additional-orders/{orderId}']['get'];

/** One page of the orders of a participation. */
export type OrdersPage = ResponseOf<OrdersPath>;
/** An order as listed. */
export type Order = OrdersPage['data'][number];
/** An order with its difference, history and documents. */
export type OrderDetail = ResponseOf<OrderPath>['data'];
/** The change of one line since the order was placed. */
export type OrderLineChange = OrderDetail['changes'][number];
/** A document attached by the organiser. */
export type OrderDocument = OrderDetail['documents'][number];

/** The filter of an order list. */
export interface OrdersFilter {
  /** One-based. */
  page: number;
  /** Absent for orders of all statuses. */
  group?: OrderGroup | undefined;
  /** An order number or words from a service name. */
  search?: string | undefined;
}

/** One page of orders, newest first. */
export const ordersQuery = (api: ApiClient, participationId: number, { page, group, search }: OrdersFilter) => {
  const query = { page, ...(group ? { group } : {}), ...(search ? { search } : {}) };
  return queryOptions({
    queryKey: serviceKeys.orders.list(participationId, query),
    queryFn: ({ signal }) =>
      api.get('/participants/{id}/additional-orders', {
        params: { path: { id: participationId }, query },
        signal,
      }),
  });
};

/** The newest orders for the hub. */
export const newestOrdersQuery = (api: ApiClient, participationId: number) =>
  queryOptions({
    queryKey: serviceKeys.orders.list(participationId, newestOrders),
    queryFn: ({ signal }) =>
      api.get('/participants/{id}/additional-orders', {
        params: { path: { id: participationId }, query: newestOrders },
        signal,
      }),
  });

/** One order with its changes since it was placed. */
export const orderQuery = (api: ApiClient, participationId: number, orderId: number) =>
  queryOptions({
    queryKey: serviceKeys.orders.detail(participationId, orderId),
    queryFn: ({ signal }) =>
      api.get('/participants/{id}/additional-orders/{orderId}', {
        params: { path: { id: participationId, orderId } },
        signal,
      }),
    select: ({ data }) => data,
  });

/** The path of an order download, relative to the API base. */
export const orderDownload = (
  participationId: number,
  orderId: number,
  part?: 'xlsx' | 'documents' | number,
): string => {
  const base = `/participants/${participationId}/additional-orders/${orderId}/download`;
  if (part === undefined) return base;
  return typeof part === 'number' ? `${base}/files/${part}` : `${base}/${part}`;
};
