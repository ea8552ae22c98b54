import { useEffect } from 'react';
import { queryKeys, type ApiClient } from '@fairfront/shared-kit/api';
import { areServicesShown } from '@fairfront/shared-kit/model';
import {
  queryOptions,
  usePlatform,
  useQuery,
  useQueryClient,
  type Participation,
} from '@fairfront/shared-kit/platform';
import { stepOf, type GuardPlan } from './guard.model';

/** The cart of a participation (SVC-151), under the key that the services remote reloads after every change (SVC-069). */
const cartQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: queryKeys.cart.all(id),
    queryFn: async ({ signal }) =>
      (await api.get('/participants/{id}/cart', { params: { path: { id } }, signal })).data,
  });

/**
 * Guard step 4: every entry of a route with the cart asks for a cart that is no longer fresh, and only where services are
 * shown, which the loaded participation says (SHELL-039, SHELL-040).
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
 * What the navigation shows of a cart that the guard or the services remote has loaded.
 * @param options.loads asks for it once where nobody else has, so that the sections say the same on every screen (SHELL-072)
 */
export const useCartCount = (id: number, { loads = false } = {}) => {
  const { api } = usePlatform();
  const { data, isPending } = useQuery({ ...cartQuery(api, id), enabled: loads, staleTime: Infinity });
  const count = data?.groups.reduce((sum, { items }) => sum + items.length, 0) ?? 0;
  return {
    /** Lines, not the sum of quantities (SHELL-072); 0 as long as nothing is known. */
    count,
    /** Neither an answer nor a failure has come. */
    isPending,
  };
};
