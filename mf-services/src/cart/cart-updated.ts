import { queryKeys } from '@fairfront/shared-kit/api';
import type { Cart, RealtimeHandler } from '@fairfront/shared-kit/platform';

/** Invalidates the cart after a change by a colleague or another tab, unless the displayed version is as new. */
const handleCartUpdated: RealtimeHandler<'cart.updated'> = ({ version }, { participationId, queryClient }) => {
  const queryKey = queryKeys.cart.all(participationId);
  const known = queryClient.getQueryData<Cart>(queryKey);
  if (known && known.version >= version) return;
  void queryClient.invalidateQueries({ queryKey });
};

export default handleCartUpdated;
