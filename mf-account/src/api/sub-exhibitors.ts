import { queryKeys, type ApiClient } from '@fairfront/shared-kit/api';
import { queryOptions } from '@fairfront/shared-kit/platform';

/** The sub-exhibitors of a collective organiser, under the key that the shell loads them with the event by (SHELL-136). */
export const subExhibitorsQuery = (api: ApiClient, participationId: number) =>
  queryOptions({
    queryKey: queryKeys.subExhibitors.list(participationId),
    queryFn: ({ signal }) =>
      api.get('/participants/{id}/sub-participants', { params: { path: { id: participationId } }, signal }),
  });
