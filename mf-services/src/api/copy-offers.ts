import { queryKeys, type ApiClient } from '@fairfront/shared-kit/api';
import { failsHere, queryOptions } from '@fairfront/shared-kit/platform';

/** Lines of earlier orders; under the cart's key, since lines already in the cart cannot be copied. */
export const copyOffersQuery = (api: ApiClient, participationId: number) =>
  queryOptions({
    queryKey: queryKeys.cart.list(participationId, { of: 'copy-offers' }),
    queryFn: async ({ signal }) =>
      (await api.get('/participants/{id}/cart/copy-offers', { params: { path: { id: participationId } }, signal }))
        .data,
    ...failsHere,
  });
