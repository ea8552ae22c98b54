import type { RealtimeHandler } from '@fairfront/shared-kit/platform';
import { patchOrder } from './patch-orders';
import { serviceKeys } from '../api/query-keys';

/**
 * Shows a new status at once, then refetches the order in the background, since amounts may have changed. Ignores an event
 * older than the displayed state.
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
