import { useEffect, useEffectEvent, useRef } from 'react';
import { usePlatform, useQueryClient } from '@fairfront/shared-kit/platform';
import { markChatRead } from '../api/orders';
import { deskKeys } from '../api/query-keys';

/** How long a message must be on screen before it counts as read, ms. */
const readAfter = 2_000;

/**
 * Marks the messages of the exhibitor as read two seconds after they are on screen in a visible tab.
 * @param newest the newest message of the exhibitor; 0 without one
 * @param canMark false for those who only read: messages stay unread for whoever answers
 */
export const useChatRead = (orderId: number, newest: number, canMark: boolean): void => {
  const { api } = usePlatform();
  const cache = useQueryClient();
  const marked = useRef(0);
  const mark = useEffectEvent(async (id: number) => {
    if (document.hidden || marked.current >= id) return;
    marked.current = id;
    try {
      await markChatRead(api, orderId);
    } catch {
      // the next message or opening marks them
      marked.current = 0;
      return;
    }
    void cache.invalidateQueries({ queryKey: deskKeys.work });
  });
  useEffect(() => {
    if (!canMark || newest === 0) return undefined;
    const timer = setTimeout(() => void mark(newest), readAfter);
    const onShown = () => void mark(newest);
    document.addEventListener('visibilitychange', onShown);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onShown);
    };
  }, [canMark, newest]);
};
