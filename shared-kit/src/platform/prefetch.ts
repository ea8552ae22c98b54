import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../api/client-types';

/** With what a part of a hub reads ahead. */
export interface PrefetchContext {
  queryClient: QueryClient;
  api: ApiClient;
  participationId: number;
}

/**
 * Reads what a tile or a checklist entry shows first into the query cache, called once by a hub that the page is opened at, as soon as the code
 * of the part is there (SHELL-436). A failure is left to the hook, which asks again and shows it: the queries are `failsHere`.
 * @example ({ queryClient, api, participationId }) =>
 *   queryClient.prefetchQuery({ ...carPassListQuery(api, participationId, 1), ...failsHere })
 */
export type Prefetch = (context: PrefetchContext) => Promise<unknown>;
