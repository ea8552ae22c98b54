import { type ResponseOf, type ApiClient, type paths } from '@fairfront/shared-kit/api';
import { queryOptions } from '@fairfront/shared-kit/platform';
import type { OrderGroup } from '@fairfront/shared-kit/domain/services/order-list';
import { newestOrders } from './newest-orders';
import { serviceKeys } from './query-keys';

type OrdersPath = paths['/participants/{id}/additional-orders']['get'];
type OrderPath = paths['/participants/{id}/additional-orders/{orderId}']['get'];

/** One page of the orders of a participation. */
export type OrdersPage = ResponseOf<OrdersPath>;
/** An order as lists show it (SVC-152). */
export type Order = OrdersPage['data'][number];
/** An order with its difference, history and documents (SVC-163). */
export type OrderDetail = ResponseOf<OrderPath>['data'];
/** What has changed in one line since the order was placed. */
export type OrderLineChange = OrderDetail['changes'][number];
/** A document that the organiser has attached (SVC-183). */
export type OrderDocument = OrderDetail['documents'][number];

/** Which orders a list shows. */
export interface OrdersFilter {
  /** From 1. */
  page: number;
  /** Absent: orders of all statuses. */
  group?: OrderGroup | undefined;
  /** A number or words of a service. */
  search?: string | undefined;
}

/** One page of orders, newest first (SVC-090, SVC-091, SVC-189). */
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

/** One order with what has changed since it was placed. */
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

/** Address of a download of an order below the API base (SVC-099, SVC-100, SVC-102, SVC-173). */
export const orderDownload = (
  participationId: number,
  orderId: number,
  part?: 'xlsx' | 'documents' | number,
): string => {
  const base = `/participants/${participationId}/additional-orders/${orderId}/download`;
  if (part === undefined) return base;
  return typeof part === 'number' ? `${base}/files/${part}` : `${base}/${part}`;
};
