import { queryKeys, type ApiClient } from '@fairfront/shared-kit/api';
import { queryOptions } from '@fairfront/shared-kit/platform';

/** The signed-in user. */
export const userQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: queryKeys.user(),
    queryFn: async ({ signal }) => (await api.get('/auth/user', { signal })).data,
    staleTime: Infinity,
  });
