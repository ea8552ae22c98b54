import type { RealtimeHandler } from '@fairfront/shared-kit/platform';
import { patchOrder } from '../orders/patch-orders';
import { serviceKeys } from '../api/query-keys';

/** A manager message in another order increments its unread count; the open chat marks it as read, so its count stays. */
const takeOrderMessage: RealtimeHandler<'additional-order.message-created'> = (
  { order_id, message },
  { participationId, queryClient },
) => {
  if (message.from !== 'manager') return;
  const chat = queryClient.getQueryCache().find({ queryKey: serviceKeys.messages.detail(participationId, order_id) });
  if (chat?.isActive()) return;
  patchOrder(queryClient, participationId, order_id, (order) => ({
    ...order,
    unread_messages_count: order.unread_messages_count + 1,
  }));
};

export default takeOrderMessage;
