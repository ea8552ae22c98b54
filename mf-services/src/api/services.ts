import { type ApiClient } from '@fairfront/shared-kit/api';
import { failsHere, queryOptions, useInfiniteQuery, usePlatform, useQuery } from '@fairfront/shared-kit/platform';
import { serviceKeys } from './query-keys';

/** The search filters, named as in the address and the API. */
export const narrowingNames = ['is_open', 'has_price', 'is_organizer'] as const;
export type NarrowingName = (typeof narrowingNames)[number];
export type Narrowing = Partial<Record<NarrowingName, '1'>>;

/** The filter of a service list; a search may be limited to a category and may disable spelling correction. */
export type ServiceFilter =
  | { category_id: number }
  | { is_popular: '1' }
  | ({ search: string; literally?: '1'; category_id?: number } & Narrowing);

/** Pages of services in the organiser's order; search results by relevance. */
export const useServices = (participationId: number, filter: ServiceFilter) => {
  const { api } = usePlatform();
  return useInfiniteQuery({
    queryKey: serviceKeys.services.list(participationId, { ...filter }),
    queryFn: ({ pageParam, signal }) =>
      api.get('/participants/{id}/additional-services', {
        params: { path: { id: participationId }, query: { ...filter, page: pageParam } },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.current_page < meta.last_page ? meta.current_page + 1 : undefined),
    ...failsHere,
  });
};

/** The best search hits, for the command palette. */
export const foundServicesQuery = (api: ApiClient, participationId: number, search: string) => {
  const query = { search, per_page: 8 };
  return queryOptions({
    queryKey: serviceKeys.services.list(participationId, { ...query, place: 'palette' }),
    queryFn: ({ signal }) =>
      api.get('/participants/{id}/additional-services', { params: { path: { id: participationId }, query }, signal }),
    ...failsHere,
  });
};

/** One service with its description and related services. */
export const useService = (participationId: number, serviceId: number) => {
  const { api } = usePlatform();
  return useQuery(
    queryOptions({
      queryKey: serviceKeys.services.detail(participationId, serviceId),
      queryFn: async ({ signal }) => {
        const params = { path: { id: participationId, serviceId } };
        return (await api.get('/participants/{id}/additional-services/{serviceId}', { params, signal })).data;
      },
      ...failsHere,
    }),
  );
};
