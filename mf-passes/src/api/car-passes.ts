import { type ApiClient } from '@fairfront/shared-kit/api';
import { queryOptions } from '@fairfront/shared-kit/platform';
import { carPassPage } from './list-pages';
import { passKeys } from './query-keys';

/** One page of car passes, newest first, with all data needed for a copy. */
export const carPassListQuery = (api: ApiClient, participationId: number, page: number) => {
  const query = carPassPage(page);
  return queryOptions({
    queryKey: passKeys.carPasses.list(participationId, query),
    queryFn: ({ signal }) =>
      api.get('/participants/{id}/car-passes', { params: { path: { id: participationId }, query }, signal }),
    // the previous page stays visible while the next one loads, but never that of another participation
    placeholderData: (previous, query) => (query?.queryKey[1] === participationId ? previous : undefined),
  });
};

/**
 * Finds the page of the list that contains a car pass, starting from the newest; null if none does.
 * @param fetchPage returns a page, from the cache if it is fresh
 */
export const pageOfCarPass = async (
  passId: number,
  fetchPage: (page: number) => Promise<{ data: { id: number }[]; meta: { last_page: number } }>,
): Promise<number | null> => {
  for (let page = 1; ; page += 1) {
    const { data, meta } = await fetchPage(page);
    if (data.some(({ id }) => id === passId)) return page;
    if (page >= meta.last_page) return null;
  }
};

/** The newest hundred car passes, for a search by plate. */
export const newestCarPassesQuery = (api: ApiClient, participationId: number) =>
  queryOptions({
    queryKey: passKeys.carPasses.list(participationId, { per_page: 100 }),
    queryFn: ({ signal }) =>
      api.get('/participants/{id}/car-passes', {
        params: { path: { id: participationId }, query: { per_page: 100 } },
        signal,
      }),
  });

/** The vehicle types. */
export const carTypesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['car-types'] as const,
    queryFn: async ({ signal }) => (await api.get('/car-types', { signal })).data,
    staleTime: Infinity,
  });

/** The two files of a car pass: the pass itself and the form D03. */
export type CarFile = 'pass' | 'd03';

/** The `api.download` path of a car pass file. */
export const carPassFile = (participationId: number, passId: number, file: CarFile) =>
  `/participants/${participationId}/car-passes/${passId}/download${file === 'd03' ? '/d03' : ''}`;
