import { useEffect } from 'react';
import { queryKeys, type ApiClient } from '@fairfront/shared-kit/api';
import { areServicesShown } from '@fairfront/shared-kit/domain/participations';
import {
  queryOptions,
  usePlatform,
  useQuery,
  useQueryClient,
  type Participation,
} from '@fairfront/shared-kit/platform';
import { stepOf, type GuardPlan } from './guard.model';

/**
 * The cart of a participation, under the key that the services remote invalidates after every change.
 */
const cartQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: queryKeys.cart.all(id),
    queryFn: async ({ signal }) =>
      (await api.get('/participants/{id}/cart', { params: { path: { id } }, signal })).data,
  });

/**
 * Guard step 4: entering a route with a cart fetches a stale cart if services are shown, which depends on the loaded
 * participation.
 */
export const useGuardCart = (
  api: ApiClient,
  plan: GuardPlan,
  path: string,
  participation: Participation | undefined,
): void => {
  const queryClient = useQueryClient();
  const wanted = stepOf(plan, 'load-cart')?.id;
  const id = wanted !== undefined && participation && areServicesShown(participation) ? wanted : null;
  useQuery({ ...cartQuery(api, id ?? 0), enabled: id !== null });
  useEffect(() => {
    if (id !== null) void queryClient.prefetchQuery(cartQuery(api, id));
  }, [api, queryClient, id, path]);
};

/**
 * The cart count in the navigation, from the data that the guard or the services remote has loaded.
 * @param options.loads fetches the cart if nobody else has, so that the sections are the same on every screen
 */
export const useCartCount = (id: number, { loads = false } = {}) => {
  const { api } = usePlatform();
  const { data, isPending } = useQuery({ ...cartQuery(api, id), enabled: loads, staleTime: Infinity });
  const count = data?.groups.reduce((sum, { items }) => sum + items.length, 0) ?? 0;
  return {
    /** Lines, not the sum of quantities; 0 while unknown. */
    count,
    /** Neither loaded nor failed. */
    isPending,
  };
};
