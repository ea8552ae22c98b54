import { useParticipationEvents, useTranslation } from '@fairfront/shared-kit/platform';
import { useEffect, useState } from 'react';
import type { Order } from '../api/orders';

/** Longer than the flash of the kit's table (1.6 s), ms. */
const flashTime = 2_000;

/** Orders with live status changes: the row flashes once, and screen readers announce the change. */
export const useLiveOrders = (orders: readonly Order[]) => {
  const { t } = useTranslation('services');
  const [change, setChange] = useState<{ id: number; sentence: string } | null>(null);
  const [isFlashing, setFlashing] = useState(false);
  useEffect(() => {
    if (!change) return;
    const timer = setTimeout(() => setFlashing(false), flashTime);
    return () => clearTimeout(timer);
  }, [change]);
  useParticipationEvents('additional-order.status-updated', ({ id, status }) => {
    const order = orders.find((shown) => shown.id === id);
    if (!order || order.status === status) return;
    setChange({ id, sentence: t('notifications.orderStatus', { id, status: t(`orders.status.${status}`) }) });
    setFlashing(true);
  });
  return { flashing: new Set(change && isFlashing ? [change.id] : []), sentence: change?.sentence ?? '' };
};
