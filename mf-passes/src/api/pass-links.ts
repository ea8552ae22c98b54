import { type ApiClient } from '@fairfront/shared-kit/api';
import { queryOptions } from '@fairfront/shared-kit/platform';
import { passKeys } from './query-keys';

/** One page of the links of a participation with the quota that they count towards. */
export const passLinksQuery = (api: ApiClient, participationId: number, page: number) =>
  queryOptions({
    queryKey: passKeys.passLinks.list(participationId, { page }),
    queryFn: ({ signal }) =>
      api.get('/participants/{id}/pass-links', { params: { path: { id: participationId }, query: { page } }, signal }),
    placeholderData: (previous, query) => (query?.queryKey[1] === participationId ? previous : undefined),
  });
