import { queryKeys, type ApiClient } from '@fairfront/shared-kit/api';
import { queryOptions } from '@fairfront/shared-kit/platform';

/** How far the preparation of a participation is; other people work on it too, so a list that opens asks anew (SHELL-281). */
export const preparationQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: queryKeys.preparation.lists(id),
    queryFn: ({ signal }) => api.get('/participants/{id}/preparation', { params: { path: { id } }, signal }),
    select: ({ data }) => data,
    refetchOnMount: 'always',
  });
