import { type ApiClient } from '@fairfront/shared-kit/api';
import { failsHere, queryOptions, useInfiniteQuery, usePlatform, useQuery } from '@fairfront/shared-kit/platform';
import { serviceKeys } from './query-keys';

/** The ways to narrow a search, as the address and the API name them (SVC-186). */
export const narrowingNames = ['is_open', 'has_price', 'is_organizer'] as const;
export type NarrowingName = (typeof narrowingNames)[number];
export type Narrowing = Partial<Record<NarrowingName, '1'>>;

/** Which services a list shows; a search may keep to a category, and correct nothing (SVC-026, SVC-165). */
export type ServiceFilter =
  | { category_id: number }
  | { is_popular: '1' }
  | ({ search: string; literally?: '1'; category_id?: number } & Narrowing);

/** Services page by page in the organiser's order, for a search by relevance (SVC-025, SVC-026). */
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

/** The best hits of a search, as the command palette shows them (SVC-165). */
export const foundServicesQuery = (api: ApiClient, participationId: number, search: string) => {
  const query = { search, per_page: 8 };
  return queryOptions({
    queryKey: serviceKeys.services.list(participationId, { ...query, place: 'palette' }),
    queryFn: ({ signal }) =>
      api.get('/participants/{id}/additional-services', { params: { path: { id: participationId }, query }, signal }),
    ...failsHere,
  });
};

/** One service with its description and recommended services (SVC-035). */
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
