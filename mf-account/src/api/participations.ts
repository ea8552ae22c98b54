import { queryKeys, type ApiClient } from '@fairfront/shared-kit/api';
import { listPageSize } from '@fairfront/shared-kit/domain/common';
import { queryOptions } from '@fairfront/shared-kit/platform';

/** One page of the user's exhibitions: upcoming (`0`) or past (`1`). */
export const participationsQuery = (api: ApiClient, filters: { archive: '0' | '1'; page: number }) => {
  const query = { ...filters, per_page: listPageSize };
  return queryOptions({
    queryKey: queryKeys.participations.list(query),
    queryFn: ({ signal }) => api.get('/participants', { params: { query }, signal }),
  });
};
