import { buildCart, buildService } from '@fairfront/shared-kit/testing';
import type { Cart, CartItem } from '@fairfront/shared-kit/platform';

/** Builds a server cart with these lines; the totals come from the given data. */
export const cartOf = (items: CartItem[], facts: Partial<Cart> = {}): Cart => ({
  ...buildCart([1]),
  ...facts,
  groups: [{ executor: buildService(1).executor, items }],
});
