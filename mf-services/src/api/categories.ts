import { queryKeys, type Answer, type paths } from '@fairfront/shared-kit/api';
import { queryOptions, useInfiniteQuery, usePlatform, useQuery } from '@fairfront/shared-kit/platform';

/** A category of services with its children (SVC-010, SVC-019). */
export type Category = Answer<paths['/participants/{id}/categories']['get']>['data'][number];

/** A service as lists show it (SVC-007, SVC-025). */
export type Service = Answer<paths['/participants/{id}/additional-services']['get']>['data'][number];

/** The tree of categories; it changes rarely, so a tile and a screen share it for five minutes. */
export const useCategories = (participantId: number) => {
  const { api } = usePlatform();
  return useQuery(
    queryOptions({
      queryKey: queryKeys.categories.all(participantId),
      queryFn: ({ signal }) =>
        api.get('/participants/{id}/categories', { params: { path: { id: participantId } }, signal }),
      select: ({ data }) => data,
      staleTime: 300_000,
    }),
  );
};

/** Services of one category, page by page (SVC-025, SVC-026). */
export const useServicesOf = (participantId: number, categoryId: number) => {
  const { api } = usePlatform();
  return useInfiniteQuery({
    queryKey: queryKeys.services.list(participantId, { category_id: categoryId }),
    queryFn: ({ pageParam, signal }) =>
      api.get('/participants/{id}/additional-services', {
        params: { path: { id: participantId }, query: { category_id: categoryId, page: pageParam } },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.current_page < meta.last_page ? meta.current_page + 1 : undefined),
  });
};
