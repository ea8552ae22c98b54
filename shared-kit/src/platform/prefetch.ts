import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from './api-client';

/** What a hub part gets for its prefetch. */
export interface PrefetchContext {
  queryClient: QueryClient;
  api: ApiClient;
  participationId: number;
}

/**
 * Fetches the initial data of a tile or checklist entry into the query cache. Called once by a hub that the page was
 * opened at, as soon as the code of the part is loaded. Failures are left to the hook, which refetches and
 * shows them: the queries use `failsHere`.
 * @example ({ queryClient, api, participationId }) =>
 *   queryClient.prefetchQuery({ ...carPassListQuery(api, participationId, 1), ...failsHere })
 */
export type Prefetch = (context: PrefetchContext) => Promise<unknown>;

/**
 * A read among the `reads` of a tile or a checklist entry, by the query that its own call takes.
 * @param path below `/participants/{id}/`
 */
export const firstRead = (path: string, query: Record<string, string | number>): string =>
  `${path}?${new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, String(value)])).toString()}`;
