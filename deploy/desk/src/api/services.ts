import type { ApiClient } from '@fairfront/shared-kit/api';
import { queryOptions } from '@fairfront/shared-kit/platform';
import { deskKeys } from './query-keys';

/** Most rows of one call. */
const largestBatch = 500;

const fetchRows = async (api: ApiClient, signal: AbortSignal) =>
  (await api.get('/organizer/service-rows', { signal })).data;

/** A service with its state. */
export type ServiceRow = Awaited<ReturnType<typeof fetchRows>>[number];

/** All services in their order. */
export const serviceRowsQuery = (api: ApiClient) =>
  queryOptions({ queryKey: deskKeys.services, queryFn: ({ signal }) => fetchRows(api, signal), staleTime: Infinity });

/** The lists that the cells choose from, without archived entries. */
export const serviceListsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...deskKeys.serviceLists],
    queryFn: async ({ signal }) => {
      const [categories, executors, units] = await Promise.all([
        api.get('/organizer/service-categories', { signal }),
        api.get('/organizer/service-executors', { signal }),
        api.get('/organizer/service-units', { signal }),
      ]);
      return { categories: categories.data, executors: executors.data, units: units.data };
    },
  });

type PostBody = Parameters<typeof postBatch>[1][number];
const postBatch = async (
  api: ApiClient,
  items: { id: number | null; etag?: string; changes: { prices?: object[] } }[],
) => (await api.post('/organizer/service-rows', { body: { items } })).data;

/** The change of one row. */
export type RowChange = PostBody;
/** The result of the change of one row. */
export type RowResult = Awaited<ReturnType<typeof postBatch>>[number];

/** Sends the changed rows, as many at a time as one call takes. @returns a result for each, in their order */
export const postRows = async (api: ApiClient, changes: readonly RowChange[]): Promise<RowResult[]> => {
  const results: RowResult[] = [];
  for (let from = 0; from < changes.length; from += largestBatch)
    results.push(...(await postBatch(api, changes.slice(from, from + largestBatch))));
  return results;
};
