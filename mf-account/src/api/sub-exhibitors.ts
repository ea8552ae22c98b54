import { queryKeys, type ApiClient } from '@fairfront/shared-kit/api';
import { queryOptions } from '@fairfront/shared-kit/platform';

/** The sub-exhibitors of a collective organiser, under the key that the shell uses to load them with the event. */
export const subExhibitorsQuery = (api: ApiClient, participationId: number) =>
  queryOptions({
    queryKey: queryKeys.subExhibitors.list(participationId),
    queryFn: ({ signal }) =>
      api.get('/participants/{id}/sub-participants', { params: { path: { id: participationId } }, signal }),
  });
