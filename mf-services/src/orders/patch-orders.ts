import type { QueryClient } from '@fairfront/shared-kit/platform';
import type { Order, OrderDetail, OrdersPage } from '../api/orders';
import { serviceKeys } from '../api/query-keys';

/** An order in the cache: a row of a list, or its detail. */
type ShownOrder = Order | OrderDetail;

/**
 * Changes one order in every cached list and in its detail.
 * @param change gets the cached order and returns a changed one, or the same one
 */
export const patchOrder = (
  queryClient: QueryClient,
  participationId: number,
  orderId: number,
  change: <Shown extends ShownOrder>(order: Shown) => Shown,
): void => {
  queryClient.setQueriesData<OrdersPage>(
    { queryKey: serviceKeys.orders.lists(participationId) },
    (page) => page && { ...page, data: page.data.map((order) => (order.id === orderId ? change(order) : order)) },
  );
  queryClient.setQueryData<{ data: OrderDetail }>(
    serviceKeys.orders.detail(participationId, orderId),
    (answer) => answer && { data: change(answer.data) },
  );
};
