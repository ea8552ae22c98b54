import { queryKeys, type ApiClient } from '@fairfront/shared-kit/api';
import { keepPreviousData, queryOptions } from '@fairfront/shared-kit/platform';

/**
 * The preparation progress and deadlines of the participations on a page, in one call. Other people work on them too,
 * so a list that opens refetches them.
 * @param ids of the shown participations
 */
export const preparationsQuery = (api: ApiClient, ids: readonly number[]) =>
  queryOptions({
    queryKey: queryKeys.participations.preparations(ids),
    queryFn: ({ signal }) => api.get('/preparations', { params: { query: { ids: [...ids] } }, signal }),
    select: ({ data }) => new Map(data.map((preparation) => [preparation.participation_id, preparation])),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
