import { useEffect, useEffectEvent } from 'react';
import type { OrderMessages } from '@fairfront/shared-kit/components/order-chat';
import { queueChangedEvent, queueChannel } from '@fairfront/shared-kit/domain/organizer/desk-queues';
import { chatReadEvent } from '@fairfront/shared-kit/domain/services/order-queue';
import { usePlatform, useQueryClient } from '@fairfront/shared-kit/platform';
import type { StaffOrder } from '../api/orders';
import { deskKeys } from '../api/query-keys';

/**
 * Keeps an open order and its chat up to date. The events for staff have no content: order and messages are refetched
 * with the rights of the user.
 */
export const useOrderLive = ({ id, exhibitor }: StaffOrder, messages: OrderMessages): void => {
  const { realtime } = usePlatform();
  const cache = useQueryClient();
  const refresh = useEffectEvent(() => {
    messages.refresh();
    void cache.invalidateQueries({ queryKey: deskKeys.order(id) });
  });
  const take = useEffectEvent((name: string, data: Record<string, unknown>) => {
    if (name === queueChangedEvent && data['queue'] === 'orders') refresh();
    if (name === chatReadEvent && data['order_id'] === id) messages.markRead(Number(data['read_by_exhibitor_id']));
  });
  useEffect(
    () =>
      realtime.joinChannel(queueChannel(exhibitor.exhibition_id), {
        onEvent: (name, data) => take(name, data),
        onReload: () => refresh(),
      }),
    [realtime, exhibitor.exhibition_id],
  );
};
