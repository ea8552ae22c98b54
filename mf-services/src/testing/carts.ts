import { buildCart, buildService } from '@fairfront/shared-kit/testing';
import type { Cart, CartItem } from '@fairfront/shared-kit/platform';

/** A cart of the organiser with these lines; totals are those of the facts. */
export const cartOf = (items: CartItem[], facts: Partial<Cart> = {}): Cart => ({
  ...buildCart([1]),
  ...facts,
  groups: [{ executor: buildService(1).executor, items }],
});
