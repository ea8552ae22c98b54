import { queryKeys, type ApiClient } from '@fairfront/shared-kit/api';
import { queryOptions } from '@fairfront/shared-kit/platform';
import { orderOf, passSorts, type PassSort } from '@fairfront/shared-kit/domain/passes';
import { listTypeOf, personalPassPage, type PersonalKind } from './list-pages';

export interface PersonalListFilters {
  kind: PersonalKind;
  page: number;
  sort: PassSort;
}

/** One page of personal passes with the quota and counts of the whole list. */
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
    // the previous page stays visible while the next one loads, but never that of another participation
    placeholderData: (previous, query) => (query?.queryKey[1] === participationId ? previous : undefined),
  });
};

/** The newest hundred people of a list, for a search by name. */
export const newestPersonalPassesQuery = (api: ApiClient, participationId: number, kind: PersonalKind) => {
  const [newestFirst] = passSorts;
  const query = { type: listTypeOf(kind), per_page: 100, ...orderOf(kind, newestFirst) } as const;
  return queryOptions({
    queryKey: queryKeys.personalPasses.list(participationId, query),
    queryFn: ({ signal }) =>
      api.get('/participants/{id}/personal-passes', { params: { path: { id: participationId }, query }, signal }),
  });
};

/** One pass with all data of the detail. */
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

/** The `api.download` paths of personal pass files. */
export const personalPassFile = (participationId: number, passId: number) =>
  `/participants/${participationId}/personal-passes/${passId}/download`;
export const allPersonalPassesFile = (participationId: number, kind: PersonalKind) =>
  `/participants/${participationId}/personal-passes/download?type=${listTypeOf(kind)}`;
