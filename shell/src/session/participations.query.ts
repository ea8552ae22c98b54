import { queryKeys, type ApiClient } from '@fairfront/shared-kit/api';
import { listPageSize } from '@fairfront/shared-kit/model';
import { queryOptions } from '@fairfront/shared-kit/platform';

/** A page of the user's events; `archive: '0'` are those whose exhibition has not ended (SHELL-128). */
export const participationsQuery = (api: ApiClient, filters: { archive: '0' | '1'; page: number }) => {
  const query = { ...filters, per_page: listPageSize };
  return queryOptions({
    queryKey: queryKeys.participations.list(query),
    queryFn: ({ signal }) => api.get('/participants', { params: { query }, signal }),
  });
};

/** The user's events in one exhibition; not asked for again while the page is open (SHELL-132). */
export const participationsInExhibitionQuery = (api: ApiClient, exhibitionId: number) => {
  const query = { exhibition_id: exhibitionId };
  return queryOptions({
    queryKey: queryKeys.participations.list(query),
    queryFn: ({ signal }) => api.get('/participants', { params: { query }, signal }),
    staleTime: Infinity,
  });
};

/** Invitations that wait for the user's answer; they change with the list, so they share its key (ACC-200). */
export const invitationsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...queryKeys.participations.all(), 'invitations'],
    queryFn: async ({ signal }) => (await api.get('/invitations', { signal })).data,
  });

/** The page that the address asks for; 1 without a sensible one. */
export const pageOf = (query: URLSearchParams): number => {
  const page = Number(query.get('page'));
  return Number.isInteger(page) && page > 0 ? page : 1;
};
