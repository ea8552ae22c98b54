import { queryKeys, type ApiClient } from '@fairfront/shared-kit/api';
import { queryOptions, usePlatform, useQuery, type CartItem } from '@fairfront/shared-kit/platform';

/** The cart of a participation, under the query key that the page header reads its badge from. */
export const cartQuery = (api: ApiClient, participationId: number) =>
  queryOptions({
    queryKey: queryKeys.cart.all(participationId),
    queryFn: async ({ signal }) =>
      (await api.get('/participants/{id}/cart', { params: { path: { id: participationId } }, signal })).data,
  });

/**
 * The cart line of a service: null if there is none, undefined while loading. A failed cart does not hide services: adding a
 * service that is already in it returns 409, and the shell shows the error.
 */
export const useCartItem = (participationId: number, serviceId: number): CartItem | null | undefined => {
  const { api } = usePlatform();
  const { data, isError } = useQuery({
    ...cartQuery(api, participationId),
    select: ({ groups }) => groups.flatMap(({ items }) => items).find(({ id }) => id === serviceId) ?? null,
  });
  return data === undefined && isError ? null : data;
};

/** The format in which a cart is exported for approval. */
export type CartFormat = 'pdf' | 'xlsx';

/** The path of the cart export, relative to the API base. */
export const cartDownload = (participationId: number, format: CartFormat): string =>
  `/participants/${participationId}/cart/download${format === 'pdf' ? '' : '/xlsx'}`;
