import {
  useLocale,
  useNow,
  useParticipation,
  useParticipationEvents,
  usePlatform,
  usePlatformState,
  useQueryClient,
  useUser,
} from '@fairfront/shared-kit/platform';
import { useEffect, useEffectEvent, useState } from 'react';
import { orderCallsOf } from '../api/order-calls';
import type { CatalogueOrder } from '@fairfront/shared-kit/domain/catalogue/catalogue-order';
import { isStepKey, type CatalogueStepKey } from '@fairfront/shared-kit/domain/catalogue/wizard';
import type { OrderSaver } from './order-saver';
import { patchParticipation } from '../context/patch-participation';

/** A colleague who has the same order open. */
export interface Colleague {
  id: number;
  /** In the current language. */
  name: string;
  step: CatalogueStepKey;
}

interface Seen {
  user: { id: number; name: string; name_eng: string };
  step: CatalogueStepKey;
  until: number;
}

/** The interval of presence messages, and how long a presence is shown, ms. */
const presencePause = 20_000;
const presenceLife = 30_000;
/** The delay before a newcomer is answered, ms: their socket may still be subscribing. */
const answerPause = 1_000;

/**
 * Live changes by others: saves, status changes, and presence on a step.
 * @param loaded the last fetched order: a refetch makes up for events that no socket has delivered
 */
export const useLiveOrder = (
  saver: OrderSaver,
  step: CatalogueStepKey,
  isEditable: boolean,
  loaded: CatalogueOrder | null,
): Colleague[] => {
  const { api, now } = usePlatform();
  const { live } = usePlatformState();
  const { id, catalog_order_id: known } = useParticipation();
  const { id: ownId } = useUser();
  const locale = useLocale();
  const queryClient = useQueryClient();
  const moment = useNow();
  const [seen, setSeen] = useState<readonly Seen[]>([]);
  const [newcomers, setNewcomers] = useState(0);
  const orderId = saver.state().order?.id ?? null;
  // a failed refetch is made up for by the next save or event
  const follow = (order: number, version?: number) => void saver.reread(order, version).catch(() => {});
  useParticipationEvents('catalog-order.updated', (event) => follow(event.id, event.version));
  useParticipationEvents('catalog-order.status-updated', ({ id: order, status }) => {
    patchParticipation(queryClient, id, { catalog_order_id: order, catalog_order_status: status });
    if (saver.state().order?.status !== status) follow(order);
  });
  const catchUp = useEffectEvent(() => {
    if (loaded) follow(loaded.id, loaded.version);
    else if (known !== null && saver.state().order === null) follow(known);
  });
  useEffect(() => catchUp(), [loaded, known]);
  useParticipationEvents('catalog-order.editing', ({ id: order, user, step_key: key }) => {
    if (order !== saver.state().order?.id || user.id === ownId || !isStepKey(key)) return;
    const colleague = { user, step: key, until: now() + presenceLife };
    if (!seen.some((one) => one.user.id === user.id && one.until > now())) setNewcomers((count) => count + 1);
    setSeen((before) => [...before.filter((one) => one.user.id !== user.id), colleague]);
  });

  const announce = useEffectEvent(() => {
    if (orderId !== null && isEditable) {
      // a lost presence message does not matter
      void orderCallsOf(api, id)
        .sendPresence(orderId, step)
        .catch(() => {});
    }
  });
  useEffect(() => {
    if (newcomers === 0) return undefined;
    const timer = setTimeout(() => announce(), answerPause);
    return () => clearTimeout(timer);
  }, [newcomers]);
  useEffect(() => {
    // present colleagues answer over the socket
    if (live === 'connecting') return undefined;
    announce();
    const timer = setInterval(() => announce(), presencePause);
    return () => clearInterval(timer);
  }, [step, orderId, isEditable, live]);
  return seen
    .filter(({ until }) => until > moment)
    .map(({ user: { id: user, name, name_eng }, step: at }) => ({
      id: user,
      name: locale === 'ru' ? name : name_eng,
      step: at,
    }));
};
