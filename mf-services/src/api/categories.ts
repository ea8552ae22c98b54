import { type ApiClient, type ResponseOf, type paths } from '@fairfront/shared-kit/api';
import { queryOptions, usePlatform, useQuery, type QueryMeta } from '@fairfront/shared-kit/platform';
import { serviceKeys } from './query-keys';

/** A category of services with its children (SVC-010, SVC-019). */
export type Category = ResponseOf<paths['/participants/{id}/categories']['get']>['data'][number];

/** The tree of categories; it changes rarely, so a tile and a screen share it for five minutes. */
export const categoriesQuery = (api: ApiClient, participationId: number) =>
  queryOptions({
    queryKey: serviceKeys.categories.all(participationId),
    queryFn: ({ signal }) =>
      api.get('/participants/{id}/categories', { params: { path: { id: participationId } }, signal }),
    select: ({ data }) => data,
    staleTime: 300_000,
  });

/** @param options `failsHere` of a part that shows a failure in its own place (SHELL-351) */
export const useCategories = (participationId: number, options: { meta?: QueryMeta } = {}) => {
  const { api } = usePlatform();
  return useQuery({ ...categoriesQuery(api, participationId), ...options });
};
