import type { RealtimeHandler } from '@fairfront/shared-kit/platform';
import { patchOrder } from './patch-orders';
import { serviceKeys } from '../api/query-keys';

/**
 * A new status replaces the one on screen at once, then the order is refetched quietly, since amounts may have changed
 * (SVC-104, SVC-152). An event older than what is shown changes nothing (SVC-142).
 */
const takeOrderStatus: RealtimeHandler<'additional-order.status-updated'> = (
  { id, status, updated_at },
  { participationId, queryClient },
) => {
  patchOrder(queryClient, participationId, id, (order) =>
    Date.parse(order.updated_at) > Date.parse(updated_at) ? order : { ...order, status, updated_at },
  );
  void queryClient.invalidateQueries({ queryKey: serviceKeys.orders.all(participationId) });
};

export default takeOrderStatus;
