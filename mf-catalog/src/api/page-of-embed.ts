import { queryKeys, type ApiClient } from '@fairfront/shared-kit/api';
import { queryOptions } from '@fairfront/shared-kit/platform';

/** The user of an embed's token; in the portal the shell reads it. */
export const embedUserQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: queryKeys.user(),
    queryFn: async ({ signal }) => (await api.get('/auth/user', { signal })).data,
    staleTime: Infinity,
  });

/** The participation of an embed; in the portal the shell reads it. */
export const embedParticipationQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: queryKeys.participation.detail(id),
    queryFn: async ({ signal }) => (await api.get('/participants/{id}', { params: { path: { id } }, signal })).data,
  });
