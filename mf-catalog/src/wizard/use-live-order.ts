import {
  useNow,
  useParticipant,
  useParticipantEvents,
  usePlatform,
  useQueryClient,
  useUser,
} from '@fairfront/shared-kit/platform';
import { useEffect, useEffectEvent, useState } from 'react';
import { orderCallsOf } from '../api/order-calls';
import { isStepKey, type CatalogueStepKey } from '../model/wizard';
import type { OrderSaver } from './order-saver';
import { patchParticipation } from './patch-participation';

/** A colleague who has the same order open. */
export interface Colleague {
  id: number;
  name: string;
  step: CatalogueStepKey;
}

/** How often somebody says where they are, and how long that is shown, ms. */
export const presencePause = 20_000;
export const presenceLife = 30_000;

/** What others do to the order: saves, status changes, and who is at work where (CAT-207, CAT-285). */
export const useLiveOrder = (saver: OrderSaver, step: CatalogueStepKey, isEditable: boolean): Colleague[] => {
  const { api, now } = usePlatform();
  const { id } = useParticipant();
  const { id: ownId } = useUser();
  const queryClient = useQueryClient();
  const moment = useNow();
  const [seen, setSeen] = useState<readonly (Colleague & { until: number })[]>([]);
  const orderId = saver.state().order?.id ?? null;
  // what could not be reread comes with the next save or event
  const follow = (order: number, version?: number) => void saver.reread(order, version).catch(() => {});
  useParticipantEvents('catalog-order.updated', (event) => follow(event.id, event.version));
  useParticipantEvents('catalog-order.status-updated', ({ id: order, status }) => {
    patchParticipation(queryClient, id, { catalog_order_id: order, catalog_order_status: status });
    if (saver.state().order?.status !== status) follow(order);
  });
  useParticipantEvents('catalog-order.editing', ({ id: order, user, step_key: key }) => {
    if (order !== saver.state().order?.id || user.id === ownId || !isStepKey(key)) return;
    const colleague = { ...user, step: key, until: now() + presenceLife };
    setSeen((before) => [...before.filter((one) => one.id !== user.id), colleague]);
  });

  const tell = useEffectEvent(() => {
    if (orderId !== null && isEditable) {
      // nobody misses a presence that was not told
      void orderCallsOf(api, id)
        .tellPresence(orderId, step)
        .catch(() => {});
    }
  });
  useEffect(() => {
    tell();
    const timer = setInterval(() => tell(), presencePause);
    return () => clearInterval(timer);
  }, [step, orderId, isEditable]);
  return seen.filter(({ until }) => until > moment);
};
