import type { ApiClient } from '@fairfront/shared-kit/api';
import type { Cart, CartItem } from '@fairfront/shared-kit/platform';
import type { LineEdit } from '@fairfront/shared-kit/domain/services/cart-edits';

/** All lines of a cart, in the order of its groups. */
export const linesOf = (cart: Pick<Cart, 'groups'>): CartItem[] => cart.groups.flatMap(({ items }) => items);

/** The payload of a line with a change applied. */
const bodyOf = (item: CartItem, edit: LineEdit = {}) => ({
  unit_id: item.unit.id,
  quantity: item.quantity,
  dates: item.dates,
  quantity_by_dates: item.quantity_by_dates,
  time_range_by_dates: item.time_range_by_dates,
  comment: item.comment,
  purchase_number: item.purchase_number,
  ...edit,
});

/** The cart mutations of a participation. */
export const cartCallsOf = (api: ApiClient, id: number) => ({
  change: async (item: CartItem, edit: LineEdit): Promise<CartItem> => {
    const params = { path: { id, itemId: item.cart_item_id } };
    return (await api.put('/participants/{id}/cart-items/{itemId}', { params, body: bodyOf(item, edit) })).data;
  },
  remove: (item: CartItem): Promise<unknown> =>
    api.delete('/participants/{id}/cart-items/{itemId}', { params: { path: { id, itemId: item.cart_item_id } } }),
  /** Re-adds a removed line with all its values. */
  restore: async (item: CartItem, idempotencyKey: string): Promise<CartItem> => {
    const params = { path: { id, serviceId: item.id } };
    const body = bodyOf(item);
    return (await api.post('/participants/{id}/cart-items/{serviceId}', { params, body, idempotencyKey })).data;
  },
  acceptPrices: async (): Promise<Cart> =>
    (await api.post('/participants/{id}/cart/accept-prices', { params: { path: { id } } })).data,
});
