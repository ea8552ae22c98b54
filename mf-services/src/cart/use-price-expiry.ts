import { queryKeys } from '@fairfront/shared-kit/api';
import { useParticipation, usePlatform, useQueryClient, type Cart } from '@fairfront/shared-kit/platform';
import { useEffect } from 'react';
import { linesOf } from './cart-calls';

/** The longest delay of a browser timer, ms. */
const longest = 2_147_483_647;

/** Refetches the cart when the first kept price expires, so that no displayed price is outdated. */
export const usePriceExpiry = (cart: Cart): void => {
  const { now } = usePlatform();
  const { id } = useParticipation();
  const queryClient = useQueryClient();
  const ends = linesOf(cart).flatMap(({ price_kept_until: until }) => (until === null ? [] : Date.parse(until)));
  const first = ends.length > 0 ? Math.min(...ends) : null;
  useEffect(() => {
    if (first === null) return undefined;
    const wait = Math.min(Math.max(first - now(), 0) + 1000, longest);
    const timer = setTimeout(() => void queryClient.invalidateQueries({ queryKey: queryKeys.cart.all(id) }), wait);
    return () => clearTimeout(timer);
  }, [first, id, now, queryClient]);
};
