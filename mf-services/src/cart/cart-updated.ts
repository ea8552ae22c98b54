import { queryKeys } from '@fairfront/shared-kit/api';
import type { Cart, RealtimeHandler } from '@fairfront/shared-kit/platform';

/** A colleague or another tab has changed the cart: it is asked for again, unless the one on screen is as new (SVC-167). */
const takeCartUpdate: RealtimeHandler<'cart.updated'> = ({ version }, { participationId, queryClient }) => {
  const queryKey = queryKeys.cart.all(participationId);
  const known = queryClient.getQueryData<Cart>(queryKey);
  if (known && known.version >= version) return;
  void queryClient.invalidateQueries({ queryKey });
};

export default takeCartUpdate;
