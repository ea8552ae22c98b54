import { type ApiClient, type ResponseOf, type paths } from '@fairfront/shared-kit/api';
import { queryOptions, usePlatform, useQuery, type QueryMeta } from '@fairfront/shared-kit/platform';
import { serviceKeys } from './query-keys';

/** A category of services with its children. */
export type Category = ResponseOf<paths['/participants/{id}/categories']['get']>['data'][number];

/** The category tree; it changes rarely, so tile and screen share it for five minutes. */
export const categoriesQuery = (api: ApiClient, participationId: number) =>
  queryOptions({
    queryKey: serviceKeys.categories.all(participationId),
    queryFn: ({ signal }) =>
      api.get('/participants/{id}/categories', { params: { path: { id: participationId } }, signal }),
    select: ({ data }) => data,
    staleTime: 300_000,
  });

/** @param options `failsHere` for a component that shows the failure itself */
export const useCategories = (participationId: number, options: { meta?: QueryMeta } = {}) => {
  const { api } = usePlatform();
  return useQuery({ ...categoriesQuery(api, participationId), ...options });
};
