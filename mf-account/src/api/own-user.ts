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

/** The user in the portal-wide cache: a change here shows in header and menu at once. */
export const useOwnUser = (): User => {
  const { api } = usePlatform();
  return useQuery({ ...ownUserQuery(api), initialData: useUser() }).data;
};

/** Updates the user for everything that shows them. */
export const storeOwnUser = (cache: QueryClient, changes: Partial<User>): void => {
  cache.setQueryData<User>(queryKeys.user(), (known) => known && { ...known, ...changes });
};
