import type { ApiClient, paths, ResponseOf } from '@fairfront/shared-kit/api';
import type { OrderChat } from '@fairfront/shared-kit/components/order-chat';
import { orderDownload } from './orders';
import { serviceKeys } from './query-keys';

/** A message in the chat of an order. */
export type OrderMessage = ResponseOf<
  paths['/participants/{id}/additional-orders/{orderId}/messages']['get']
>['data'][number];

/** The chat of an order for its exhibitor. */
export const orderChat = (
  api: ApiClient,
  { participationId, orderId }: { participationId: number; orderId: number },
): OrderChat => ({
  orderId,
  side: 'exhibitor',
  namespace: 'services',
  queryKey: serviceKeys.messages.detail(participationId, orderId),
  read: (query, signal) =>
    api.get('/participants/{id}/additional-orders/{orderId}/messages', {
      params: { path: { id: participationId, orderId }, query },
      ...(signal ? { signal } : {}),
    }),
  messagesPath: `/participants/${participationId}/additional-orders/${orderId}/messages`,
  filePath: (fileId) => orderDownload(participationId, orderId, fileId),
});
