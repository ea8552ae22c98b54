import type { Cart, CartItem, Participation } from '@fairfront/shared-kit/platform';
import {
  buildCart,
  buildCartItem,
  buildParticipation,
  buildService,
  createFakeApi,
  failWith,
  type FakeApi,
} from '@fairfront/shared-kit/testing';
import type { AdditionalServiceDetail } from '@fairfront/shared-kit/platform';
import { buildOrdersPage } from './orders';

/** Before the installation of the worked example, in its time zone. */
export const testNow = '2026-05-01T12:00:00+03:00';

/** A service with its description; `buildService` plus details. */
export const buildServiceDetail = (
  id: number,
  facts: Partial<AdditionalServiceDetail> = {},
): AdditionalServiceDetail => ({
  ...buildService(id),
  description_rus: 'Описание',
  description_eng: 'Description of the service',
  related_services: [],
  ...facts,
});

/** Participation 101 with services in roubles and dollars. */
export const withServices = (changes: Partial<Participation> = {}): Participation => ({
  ...buildParticipation(),
  currencies: [
    { code: 'RUR', symbol: '₽' },
    { code: 'USD', symbol: '$' },
  ],
  ...changes,
});

/** An API that serves these services and saves a cart like the backend. */
export interface ServicesApi {
  api: FakeApi;
  cart: () => CartItem[];
  /** Simulates a colleague's change: the cart now has these lines. */
  setCart: (items: CartItem[]) => void;
}

/** Serves services by id, a mutable cart, and a tree with one category. */
export const createServicesApi = (services: AdditionalServiceDetail[], lines: CartItem[] = []): ServicesApi => {
  let items = lines;
  const cartOf = (): Cart => {
    const [group] = buildCart([1]).groups;
    return { ...buildCart([]), groups: group && items.length > 0 ? [{ ...group, items }] : [] };
  };
  const serviceOf = (id: string | undefined) => services.find((service) => service.id === Number(id));
  const lineOf = (id: number, itemId: number, body: object): CartItem => {
    const service = serviceOf(String(id)) ?? buildServiceDetail(id);
    const sent = body as Partial<CartItem> & { unit_id?: number };
    const unit = service.units.find((one) => one.id === sent.unit_id) ?? buildCartItem(id, 1).unit;
    return { ...buildCartItem(id, sent.quantity ?? 1), ...sent, cart_item_id: itemId, service, unit };
  };
  const api = createFakeApi()
    .on('get', '/participants/{id}/categories', {
      data: [{ id: 1, icon: 'sofa', name_rus: 'Мебель', name_eng: 'Furniture', services_count: 2, children: [] }],
    })
    .on('get', '/participants/{id}/additional-services', {
      data: services.map((service) => ({ ...service, found: null })),
      meta: { current_page: 1, last_page: 1, per_page: 20, total: services.length },
      search: null,
    })
    .on('get', '/participants/{id}/additional-orders', buildOrdersPage([]))
    .on('get', '/participants/{id}/additional-services/{serviceId}', ({ params }) => {
      const service = serviceOf(params['serviceId']);
      return service ? { data: service } : failWith(404);
    })
    .on('get', '/participants/{id}/cart', () => ({ data: cartOf() }))
    .on('post', '/participants/{id}/cart-items/{serviceId}', ({ params, body }) => {
      const id = Number(params['serviceId']);
      if (items.some((item) => item.id === id)) return failWith(409, { code: 'already_in_cart', message: 'In cart' });
      const item = lineOf(id, 500 + id, body ?? {});
      items = [...items, item];
      return { data: item };
    })
    .on('put', '/participants/{id}/cart-items/{itemId}', ({ params, body }) => {
      const former = items.find((item) => item.cart_item_id === Number(params['itemId']));
      if (!former) return failWith(404);
      const item = lineOf(former.id, former.cart_item_id, body ?? {});
      items = items.map((one) => (one === former ? item : one));
      return { data: item };
    })
    .on('delete', '/participants/{id}/cart-items/{itemId}', ({ params }) => {
      items = items.filter((item) => item.cart_item_id !== Number(params['itemId']));
      return undefined as never;
    });
  return {
    api,
    cart: () => items,
    setCart: (next) => {
      items = next;
    },
  };
};
