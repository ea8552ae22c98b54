import { queryKeys, type ApiClient } from '@fairfront/shared-kit/api';
import { failsHere, queryOptions } from '@fairfront/shared-kit/platform';

/** Lines of earlier orders; under the key of the cart, since what is in it cannot be copied (SVC-162). */
export const copyOffersQuery = (api: ApiClient, participationId: number) =>
  queryOptions({
    queryKey: queryKeys.cart.list(participationId, { of: 'copy-offers' }),
    queryFn: async ({ signal }) =>
      (await api.get('/participants/{id}/cart/copy-offers', { params: { path: { id: participationId } }, signal }))
        .data,
    ...failsHere,
  });
