import { queryKeys, type ApiClient } from '@fairfront/shared-kit/api';
import { queryOptions } from '@fairfront/shared-kit/platform';

/** One participation: loaded once and reused by every route of the same id. */
export const participationQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: queryKeys.participation.detail(id),
    queryFn: async ({ signal }) => (await api.get('/participants/{id}', { params: { path: { id } }, signal })).data,
    staleTime: Infinity,
  });
