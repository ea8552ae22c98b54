import { queryKeys, type ApiClient } from '@fairfront/shared-kit/api';
import { listPageSize } from '@fairfront/shared-kit/domain/common';
import { queryOptions } from '@fairfront/shared-kit/platform';

/** A page of the user's participations; `archive: '0'` means those whose exhibition has not ended. */
export const participationsQuery = (api: ApiClient, filters: { archive: '0' | '1'; page: number }) => {
  const query = { ...filters, per_page: listPageSize };
  return queryOptions({
    queryKey: queryKeys.participations.list(query),
    queryFn: ({ signal }) => api.get('/participants', { params: { query }, signal }),
  });
};

/** The user's participations in one exhibition; not refetched while the page is open. */
export const participationsInExhibitionQuery = (api: ApiClient, exhibitionId: number) => {
  const query = { exhibition_id: exhibitionId };
  return queryOptions({
    queryKey: queryKeys.participations.list(query),
    queryFn: ({ signal }) => api.get('/participants', { params: { query }, signal }),
    staleTime: Infinity,
  });
};

/** Invitations that wait for the user's answer; they change with the list, so they share its key. */
export const invitationsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...queryKeys.participations.all(), 'invitations'],
    queryFn: async ({ signal }) => (await api.get('/invitations', { signal })).data,
  });

/** The page number in the address; 1 if it is missing or invalid. */
export const pageOf = (query: URLSearchParams): number => {
  const page = Number(query.get('page'));
  return Number.isInteger(page) && page > 0 ? page : 1;
};
