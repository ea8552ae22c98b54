import { queryKeys, type ApiClient } from '@fairfront/shared-kit/api';
import { queryOptions } from '@fairfront/shared-kit/platform';

/** One page of the links of a participation with the quota that they take part in (PASS-290, PASS-292). */
export const passLinksQuery = (api: ApiClient, participantId: number, page: number) =>
  queryOptions({
    queryKey: queryKeys.passLinks.list(participantId, { page }),
    queryFn: ({ signal }) =>
      api.get('/participants/{id}/pass-links', { params: { path: { id: participantId }, query: { page } }, signal }),
    placeholderData: (previous, query) => (query?.queryKey[1] === participantId ? previous : undefined),
  });
