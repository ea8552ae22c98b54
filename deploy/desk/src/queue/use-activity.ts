import { useEffect, useEffectEvent, useState } from 'react';
import { newIdempotencyKey } from '@fairfront/shared-kit/api';
import { presenceBeatMs } from '@fairfront/shared-kit/domain/organizer/desk-queues';
import {
  failsHere,
  useNow,
  usePlatform,
  usePlatformState,
  useQuery,
  useQueryClient,
} from '@fairfront/shared-kit/platform';
import { freshness } from '../api/desk';
import { deskKeys } from '../api/query-keys';
import { activityQuery, colleaguesAt, isUnseen, nextDeparture, putOpenItem, type QueueOf } from './activity';

/** The activity in a queue: new items and colleagues. */
interface Activity {
  /** Whether an item is new or has changed, and was not opened since. */
  isUnseen: (item: string, changedAt: string) => boolean;
  /** The colleagues who have an item open. */
  colleaguesAt: (item: string) => string[];
}

/** Tells colleagues which item is open here. It ends with the screen, the page, and after a minute of silence. */
const useOpenItem = ({ exhibitionId, queue }: QueueOf, item: string | null): void => {
  const { api } = usePlatform();
  const cache = useQueryClient();
  const [tab] = useState(newIdempotencyKey);
  const say = useEffectEvent(async (said: string | null, isLeaving: boolean) => {
    try {
      await putOpenItem(api, { exhibitionId, queue }, { tab, item: said }, isLeaving);
    } catch {
      // it only informs colleagues, so a failure is left to the next sign of life
      return;
    }
    if (!isLeaving) await cache.invalidateQueries({ queryKey: deskKeys.activities(queue) });
  });
  useEffect(() => {
    void say(item, false);
    if (item === null) return undefined;
    const beat = setInterval(() => void say(item, false), presenceBeatMs);
    return () => clearInterval(beat);
  }, [item, exhibitionId, queue]);
  useEffect(() => {
    const leave = () => void say(null, true);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
};

/**
 * What has changed in a queue since the user last looked, and who works on its items.
 * @param items the keys of the rows
 * @param item the key of the open item
 */
export const useActivity = (place: QueueOf, items: readonly string[], item: string | null): Activity => {
  const { api, now } = usePlatform();
  const { live } = usePlatformState();
  useOpenItem(place, item);
  const asked = item === null || items.includes(item) ? items : [...items, item];
  const { data } = useQuery({
    ...activityQuery(api, place, asked),
    ...failsHere,
    refetchInterval: ({ state }) => {
      if (live !== 'online') return freshness;
      const departure = state.data ? nextDeparture(state.data) : null;
      return departure === null ? false : Math.max(departure - now(), 0) + 500;
    },
  });
  const at = useNow();
  return {
    isUnseen: (key, changedAt) => key !== item && data !== undefined && isUnseen(data, key, changedAt),
    colleaguesAt: (key) => (data ? colleaguesAt(data, key, at) : []),
  };
};
