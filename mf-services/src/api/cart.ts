import { queryKeys, type ApiClient } from '@fairfront/shared-kit/api';
import { queryOptions, usePlatform, useQuery, type CartItem } from '@fairfront/shared-kit/platform';

/** The cart of a participation (SVC-064), under the key that the head of the page reads its badge from (SVC-069). */
export const cartQuery = (api: ApiClient, participationId: number) =>
  queryOptions({
    queryKey: queryKeys.cart.all(participationId),
    queryFn: async ({ signal }) =>
      (await api.get('/participants/{id}/cart', { params: { path: { id: participationId } }, signal })).data,
  });

/**
 * The line of a service in the cart: null without one, undefined while it is being loaded (SVC-070). A cart that fails hides no
 * service: adding one that is in it answers 409, and the shell speaks of the failure (SHELL-351).
 */
export const useCartItem = (participationId: number, serviceId: number): CartItem | null | undefined => {
  const { api } = usePlatform();
  const { data, isError } = useQuery({
    ...cartQuery(api, participationId),
    select: ({ groups }) => groups.flatMap(({ items }) => items).find(({ id }) => id === serviceId) ?? null,
  });
  return data === undefined && isError ? null : data;
};

/** As what a cart is saved for approval. */
export type CartFormat = 'pdf' | 'xlsx';

/** Address of the cart as a file, below the API base (SVC-173). */
export const cartDownload = (participationId: number, format: CartFormat): string =>
  `/participants/${participationId}/cart/download${format === 'pdf' ? '' : '/xlsx'}`;
