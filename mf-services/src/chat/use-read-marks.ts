import { useParticipation, usePlatform, useQueryClient } from '@fairfront/shared-kit/platform';
import { useEffect, useEffectEvent } from 'react';
import { patchOrder } from '../orders/patch-orders';

/** How long a chat must be open before it counts as read, ms. */
const readAfter = 2_000;

/**
 * Marks the open chat as read: 2 s after opening, on closing, and after each live message. Closing earlier sends one
 * request. The order's unread count becomes 0 at once.
 * @returns marks it as read now
 */
export const useReadMarks = (orderId: number): (() => void) => {
  const { api } = usePlatform();
  const { id } = useParticipation();
  const queryClient = useQueryClient();
  const showRead = () =>
    patchOrder(queryClient, id, orderId, (order) =>
      order.unread_messages_count === 0 ? order : { ...order, unread_messages_count: 0 },
    );
  const mark = () => {
    showRead();
    void api
      .post('/participants/{id}/additional-orders/{orderId}/messages/read-all', {
        params: { path: { id, orderId } },
      })
      // the next mark covers a lost one
      .then(showRead, () => {});
  };
  const markNow = useEffectEvent(mark);
  const showReadNow = useEffectEvent(showRead);
  useEffect(() => {
    showReadNow();
    const timer = setTimeout(() => markNow(), readAfter);
    return () => {
      clearTimeout(timer);
      markNow();
    };
  }, [orderId]);
  return mark;
};
