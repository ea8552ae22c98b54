import { useParticipation, usePlatform, useQueryClient } from '@fairfront/shared-kit/platform';
import { useEffect, useEffectEvent } from 'react';
import { patchOrder } from '../orders/patch-orders';

/** How long a chat is open before it counts as read, ms (SVC-113). */
const readAfter = 2_000;

/**
 * Marks the open chat read: 2 s after opening, when it closes, and after each live message; closed earlier it sends one call. The
 * unread count of the order is 0 at once (SVC-112 to SVC-114).
 * @returns marks it read now
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
      // a lost mark comes with the next one
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
