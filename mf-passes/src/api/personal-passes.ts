import { queryKeys, type ApiClient } from '@fairfront/shared-kit/api';
import { queryOptions } from '@fairfront/shared-kit/platform';
import { orderOf, passSorts, type PassSort } from '@fairfront/shared-kit/domain/passes';
import { listTypeOf, personalPassPage, type PersonalKind } from './list-pages';

export interface PersonalListFilters {
  kind: PersonalKind;
  page: number;
  sort: PassSort;
}

/** One page of people's passes with quota and counts of the whole list (PASS-063, PASS-075, PASS-218). */
export const personalPassListQuery = (
  api: ApiClient,
  participationId: number,
  { kind, page, sort }: PersonalListFilters,
) => {
  const query = personalPassPage(kind, page, sort);
  return queryOptions({
    queryKey: queryKeys.personalPasses.list(participationId, query),
    queryFn: ({ signal }) =>
      api.get('/participants/{id}/personal-passes', { params: { path: { id: participationId }, query }, signal }),
    // the former page stays while the next one comes, but never that of another participation
    placeholderData: (previous, query) => (query?.queryKey[1] === participationId ? previous : undefined),
  });
};

/** The newest hundred people of a list, for finding one of them by name (SHELL-233). */
export const newestPersonalPassesQuery = (api: ApiClient, participationId: number, kind: PersonalKind) => {
  const [newestFirst] = passSorts;
  const query = { type: listTypeOf(kind), per_page: 100, ...orderOf(kind, newestFirst) } as const;
  return queryOptions({
    queryKey: queryKeys.personalPasses.list(participationId, query),
    queryFn: ({ signal }) =>
      api.get('/participants/{id}/personal-passes', { params: { path: { id: participationId }, query }, signal }),
  });
};

/** One pass with everything the detail shows (PASS-172, PASS-221). */
export const personalPassQuery = (api: ApiClient, participationId: number, passId: number) =>
  queryOptions({
    queryKey: queryKeys.personalPasses.detail(participationId, passId),
    queryFn: async ({ signal }) =>
      (
        await api.get('/participants/{id}/personal-passes/{passId}', {
          params: { path: { id: participationId, passId } },
          signal,
        })
      ).data,
  });

/** Addresses of the files of people's passes, for `api.download` (PASS-222, PASS-223). */
export const personalPassFile = (participationId: number, passId: number) =>
  `/participants/${participationId}/personal-passes/${passId}/download`;
export const allPersonalPassesFile = (participationId: number, kind: PersonalKind) =>
  `/participants/${participationId}/personal-passes/download?type=${listTypeOf(kind)}`;
