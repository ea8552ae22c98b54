import { queryKeys, type ApiClient } from '@fairfront/shared-kit/api';
import { listPageSize } from '@fairfront/shared-kit/model';
import { queryOptions } from '@fairfront/shared-kit/platform';

/** A page of the user's exhibitions, coming ones (`0`) or those that have ended (`1`) (SHELL-128, ACC-157). */
export const participationsQuery = (api: ApiClient, filters: { archive: '0' | '1'; page: number }) => {
  const query = { ...filters, per_page: listPageSize };
  return queryOptions({
    queryKey: queryKeys.participations.list(query),
    queryFn: ({ signal }) => api.get('/participants', { params: { query }, signal }),
  });
};
