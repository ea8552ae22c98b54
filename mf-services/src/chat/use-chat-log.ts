import { useOrderMessages, type OrderChat } from '@fairfront/shared-kit/components/order-chat';
import { useParticipationEvents } from '@fairfront/shared-kit/platform';
import type { OrderMessageEvent } from '../names';

/**
 * The messages of an open chat with the live ones of its participation.
 * @param onLive called with every live message of this chat
 */
export const useChatLog = (chat: OrderChat, onLive: (message: OrderMessageEvent) => void) => {
  const messages = useOrderMessages(chat);
  useParticipationEvents('additional-order.message-created', ({ order_id, message }) => {
    if (order_id !== chat.orderId) return;
    messages.take(message);
    onLive(message);
    // a sender has read the chat; the next read returns the marks
    if (message.from === 'manager') messages.refresh();
  });
  useParticipationEvents('additional-order.messages-read', ({ order_id, read_by_organizer_id }) => {
    if (order_id === chat.orderId) messages.markRead(read_by_organizer_id);
  });
  return messages;
};
