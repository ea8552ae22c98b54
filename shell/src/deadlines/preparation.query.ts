import { queryKeys, type ApiClient } from '@fairfront/shared-kit/api';
import { keepPreviousData, queryOptions } from '@fairfront/shared-kit/platform';

/**
 * How far the preparation of the participations of a page is and which deadlines they have, in one call; other people work on it too, so a list that opens
 * asks anew (SHELL-281).
 * @param ids of the participations that are shown
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
