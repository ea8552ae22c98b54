import { inPseudoLanguage, pseudoText, untranslatedOnPage } from '@fairfront/shared-kit/testing/pseudo-language';
import {
  buildCartItem,
  buildService,
  createFakeApi,
  renderInPlatform,
  renderTile,
  type PlatformDoubleOptions,
} from '@fairfront/shared-kit/testing';
import type { ReactElement } from 'react';
import CartScreen from './cart/cart.screen';
import CategoriesScreen from './categories/categories.screen';
import CategoryScreen from './category/category.screen';
import ChatModal from './chat/chat.modal';
import CheckoutScreen from './checkout/checkout.screen';
import enHub from './hub-texts-en';
import ruHub from './hub-texts-ru';
import { en, ru } from './testing/texts';
import OrdersScreen from './orders/orders.screen';
import remote from './remote';
import SearchScreen from './search/search.screen';
import ServiceModal from './service-modal/service.modal';
import { cartOf } from './testing/carts';
import { buildManagerMessage, buildMessage } from './testing/messages';
import { buildOrder, buildOrdersPage } from './testing/orders';
import { buildServiceDetail, createServicesApi, testNow, withServices } from './testing/services-api';

const day = withServices().exhibition.started_at;
const lines = [
  buildCartItem(1, 4),
  { ...buildCartItem(2, 1), dates: [day], service: buildService(2, { is_required_date_exhibition: true }) },
  { ...buildCartItem(4, 1), price_risen_from: 900 },
  { ...buildCartItem(5, 1), service: buildService(5, { order_state: 'service_closed' }) },
];
const sofa = buildServiceDetail(4, { is_required_date_exhibition: true, order_until: '2026-05-13' });
const orders = (['new', 'processing', 'confirmed', 'executed', 'canceled'] as const).map((status, index) =>
  buildOrder({ id: 42 + index, status, can_cancel: true, unread_messages_count: index }),
);
const order = '/participants/{id}/additional-orders';
const world = () =>
  createServicesApi([sofa], lines)
    .api.on('get', '/participants/{id}/cart', { data: cartOf(lines, { total_with_vat: 9000, vat: 1500 }) })
    .on('get', order, buildOrdersPage(orders))
    .on('get', `${order}/{orderId}/messages`, {
      data: [buildMessage(1, { text: 'Да' }), buildManagerMessage(2, { text: 'Нет' })],
      meta: { has_earlier: false, read_by_organizer_id: 2, read_by_exhibitor_id: 0 },
    })
    .on('post', `${order}/{orderId}/messages/read-all`, undefined);
const options = (changes: PlatformDoubleOptions = {}): PlatformDoubleOptions => ({
  texts: inPseudoLanguage({ services: { ru, en } }),
  participation: withServices(),
  api: world(),
  now: testNow,
  route: { name: 'category', params: { id: '101', category_id: '1' } },
  ...changes,
});

const parts: Record<string, ReactElement> = {
  'the sections of services': <CategoriesScreen />,
  'a section': <CategoryScreen />,
  'the cart': <CartScreen />,
  'the checkout': <CheckoutScreen />,
  'the orders': <OrdersScreen />,
  'a service': <ServiceModal params={{ service: '4' }} />,
  'a chat': <ChatModal params={{ order: '42' }} />,
};

it.each(Object.keys(parts))('every text of %s comes from the locale files [SHELL-563]', async (name) => {
  const modalTitle = pseudoText(name);
  const { platform } = renderInPlatform(parts[name] ?? <></>, options({ modalTitle }));
  expect(await untranslatedOnPage(platform)).toEqual([]);
});

it.each(['sofa', 'so', ''])(
  'every text of the search for "%s" comes from the locale files [SHELL-563]',
  async (search) => {
    const route = { name: 'search', params: { id: '101' }, query: new URLSearchParams({ search }) } as const;
    const { platform } = renderInPlatform(<SearchScreen />, options({ route }));
    expect(await untranslatedOnPage(platform)).toEqual([]);
  },
);

it('every text of an empty cart and of a failed one comes from the locale files [SHELL-563]', async () => {
  const empty = createFakeApi().on('get', '/participants/{id}/cart', { data: cartOf([]) });
  for (const api of [empty, createFakeApi()]) {
    const { platform, unmount } = renderInPlatform(<CartScreen />, options({ api }));
    expect(await untranslatedOnPage(platform)).toEqual([]);
    unmount();
  }
});

const hubTexts = inPseudoLanguage({ services: { ru: ruHub, en: enHub } });

it.each(Object.keys(remote.tiles ?? {}))(
  'every text of the tile %s comes from the locale files that the hub loads [SHELL-411] [SHELL-563]',
  async (name) => {
    const tile = await remote.tiles?.[name]?.load();
    if (!tile) throw new Error(name);
    expect(await untranslatedOnPage(renderTile(tile.default, { ...options(), texts: hubTexts }).platform)).toEqual([]);
  },
);
