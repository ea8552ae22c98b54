import { type ResponseOf, type ApiClient, type paths } from '@fairfront/shared-kit/api';

type MessagesPath = paths['/participants/{id}/additional-orders/{orderId}/messages']['get'];

/** One page of messages, oldest first. */
export type MessagesPage = ResponseOf<MessagesPath>;
/** A message in the chat of an order. */
export type OrderMessage = MessagesPage['data'][number];

/** Identifies a chat. */
export interface ChatAddress {
  participationId: number;
  orderId: number;
}

/** The path for sending messages, relative to the API base. */
export const messagesPath = ({ participationId, orderId }: ChatAddress): string =>
  `/participants/${participationId}/additional-orders/${orderId}/messages`;

/** The newest messages, or those before the given one. */
export const readMessages = (
  api: ApiClient,
  { participationId, orderId }: ChatAddress,
  query: { before?: number; limit?: number },
  signal?: AbortSignal,
): Promise<MessagesPage> =>
  api.get('/participants/{id}/additional-orders/{orderId}/messages', {
    params: { path: { id: participationId, orderId }, query },
    ...(signal ? { signal } : {}),
  });
