import type { ApiClient } from '@fairfront/shared-kit/api';
import { queryOptions, type PlatformState } from '@fairfront/shared-kit/platform';
import { deskKeys } from './query-keys';

/** Interval at which queues and counts are refetched while there is no live connection, ms. */
export const freshness = 15_000;

/** Refetches at intervals only while the server cannot announce changes. */
export const pollsUnless = (live: PlatformState['live']) => ({
  refetchInterval: live === 'online' ? (false as const) : freshness,
});

/** The filter and sorting of a queue. */
export interface QueueFilter<Part extends string = string> {
  exhibition: number;
  part: Part;
  search: string;
  order: 'oldest' | 'newest';
}

/** The roles of the user. */
export const accessQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: deskKeys.access,
    queryFn: async ({ signal }) => (await api.get('/organizer/me', { signal })).data.roles,
  });

const fetchExhibitions = async (api: ApiClient, signal: AbortSignal) =>
  (await api.get('/organizer/exhibitions', { params: { query: { per_page: 100 } }, signal })).data;

/** An exhibition of the desk. */
export type DeskExhibition = Awaited<ReturnType<typeof fetchExhibitions>>[number];

/** The exhibitions of the user, latest first. */
export const exhibitionsQuery = (api: ApiClient) =>
  queryOptions({ queryKey: deskKeys.exhibitions, queryFn: ({ signal }) => fetchExhibitions(api, signal) });

/** How many items wait in each queue. */
export const waitingQuery = (api: ApiClient, exhibitionId: number) =>
  queryOptions({
    queryKey: deskKeys.waiting(exhibitionId),
    queryFn: async ({ signal }) =>
      (await api.get('/organizer/exhibitions/{exhibitionId}/waiting', { params: { path: { exhibitionId } }, signal }))
        .data,
  });
