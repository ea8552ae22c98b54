import { queryKeys, type ApiClient } from '@fairfront/shared-kit/api';
import {
  queryOptions,
  usePlatform,
  useQuery,
  useUser,
  type QueryClient,
  type User,
} from '@fairfront/shared-kit/platform';

const ownUserQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: queryKeys.user(),
    queryFn: async ({ signal }) => (await api.get('/auth/user', { signal })).data,
    staleTime: Infinity,
  });

/** The user as the cache of the whole portal has him: what is stored here stands in header and menu at once (ACC-004). */
export const useOwnUser = (): User => {
  const { api } = usePlatform();
  return useQuery({ ...ownUserQuery(api), initialData: useUser() }).data;
};

/** Changes the user for everything that shows him. */
export const storeOwnUser = (cache: QueryClient, changes: Partial<User>): void => {
  cache.setQueryData<User>(queryKeys.user(), (known) => known && { ...known, ...changes });
};
