import { renderCommands, waitFor } from '@fairfront/shared-kit/testing';
import { en, ru } from '../testing/texts';
import { buildOrder, buildOrdersPage } from '../testing/orders';
import { createServicesApi, withServices, buildServiceDetail } from '../testing/services-api';
import orderRecords from './order-records.commands';
import serviceRecords from './service-records.commands';
import commands from './services.commands';

it('the palette offers services, cart and orders in both languages [SHELL-233]', async () => {
  const rendered = renderCommands(commands, { texts: { services: { ru, en } } });
  expect(rendered.commands().commands.map(({ title, action }) => [title, action])).toEqual([
    ['Services', { route: 'categories', params: { id: 101 } }],
    ['Cart', { route: 'cart', params: { id: 101 } }],
    ['Orders', { route: 'orders', params: { id: 101 } }],
  ]);
  await rendered.platform.setLocale('ru');
  expect(rendered.commands().commands.map(({ title }) => title)).toEqual(['Услуги', 'Корзина', 'Заказы']);
  expect(rendered.platform.log.missingTexts).toEqual([]);
});

it.each([
  ['halr', 'chair', 'halr'],
  ['срфшк', 'chair', 'chair'],
])(
  'the palette finds services with the server’s search, whatever it corrects: %s [SVC-165]',
  async (typed, corrected, word) => {
    const { api } = createServicesApi([]);
    api.on('get', '/participants/{id}/additional-services', {
      data: [{ ...buildServiceDetail(2, { name_eng: 'Chair' }), found: null }],
      meta: { current_page: 1, last_page: 1, per_page: 8, total: 1 },
      search: { corrected, categories: [] },
    });
    const rendered = renderCommands(serviceRecords, {
      texts: { services: { ru, en } },
      api,
      participation: withServices(),
    });
    rendered.search(typed);
    await waitFor(() => expect(rendered.commands().commands).toHaveLength(1));
    expect(rendered.commands().commands[0]).toMatchObject({
      title: 'Chair',
      keywords: [word],
      action: { modal: 'event-modal-service', params: { service: '2' } },
    });
  },
);

it.each(['10001', '#10001', '№10001', 'Заказ 10001', 'Order No. 10001'])(
  'the palette finds orders by number, however it is written: %s [SVC-189]',
  async (typed) => {
    const { api } = createServicesApi([]);
    api.on('get', '/participants/{id}/additional-orders', buildOrdersPage([buildOrder({ id: 10001 })]));
    const rendered = renderCommands(orderRecords, {
      texts: { services: { ru, en } },
      api,
      participation: withServices(),
    });
    rendered.search(typed);
    await waitFor(() => expect(rendered.commands().commands).toHaveLength(1));
    expect(rendered.commands().commands[0]).toMatchObject({
      title: 'Order No. 10001',
      detail: 'new',
      keywords: [typed],
      action: { route: 'orders', params: { id: 101 }, query: { q: '10001' } },
    });
    expect(rendered.platform.log.missingTexts).toEqual([]);
  },
);

it.each(['', '1', 'стол 10001', 'chair'])('the palette requests no orders without a number: %j [SVC-189]', (typed) => {
  const { api } = createServicesApi([]);
  const rendered = renderCommands(orderRecords, {
    texts: { services: { ru, en } },
    api,
    participation: withServices(),
  });
  rendered.search(typed);
  expect(rendered.commands()).toMatchObject({ state: 'ready', commands: [] });
  expect(api.sent('get', '/participants/101/additional-orders')).toEqual([]);
});
