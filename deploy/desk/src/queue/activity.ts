import type { ApiClient } from '@fairfront/shared-kit/api';
import type { QueueActivity } from '@fairfront/shared-kit/domain/organizer/api';
import type { DeskQueueName } from '@fairfront/shared-kit/domain/organizer/desk-queues';
import { keepPreviousData, queryOptions } from '@fairfront/shared-kit/platform';
import { deskKeys } from '../api/query-keys';

/** A queue of an exhibition. */
export interface QueueOf {
  exhibitionId: number;
  queue: DeskQueueName;
}

/** Which of these items of a queue the user has seen, and which ones colleagues have open. */
export const activityQuery = (api: ApiClient, { exhibitionId, queue }: QueueOf, items: readonly string[]) =>
  queryOptions({
    queryKey: deskKeys.activity(queue, exhibitionId, items),
    queryFn: async ({ signal }) =>
      (
        await api.get('/organizer/exhibitions/{exhibitionId}/queues/{queue}/activity', {
          params: { path: { exhibitionId, queue }, query: { items: items.join(',') } },
          signal,
        })
      ).data,
    placeholderData: keepPreviousData,
  });

/** Reports which item the user has open in this tab; null for none. */
export const putOpenItem = (
  api: ApiClient,
  { exhibitionId, queue }: QueueOf,
  body: { tab: string; item: string | null },
  isLeaving: boolean,
) =>
  api.put('/organizer/exhibitions/{exhibitionId}/queues/{queue}/open-item', {
    params: { path: { exhibitionId, queue } },
    body,
    keepalive: isLeaving,
  });

/** Whether an item is new or has changed since the user first looked at the queue, and was not opened since. */
export const isUnseen = ({ since, opened }: QueueActivity, item: string, changedAt: string): boolean => {
  if (since === null) return false;
  const seen = opened.find((one) => one.item === item)?.opened_at ?? since;
  return Date.parse(changedAt) > Date.parse(seen);
};

/** The colleagues who have an item open at a moment. */
export const colleaguesAt = ({ colleagues }: QueueActivity, item: string, now: number): string[] => [
  ...new Set(
    colleagues
      .filter((one) => one.item === item && Date.parse(one.until) > now)
      .map(({ name, lastname }) => `${name} ${lastname}`),
  ),
];

/** When the next colleague times out without a further sign of life, ms since the epoch; null without colleagues. */
export const nextDeparture = ({ colleagues }: QueueActivity): number | null =>
  colleagues.length === 0 ? null : Math.min(...colleagues.map(({ until }) => Date.parse(until)));
