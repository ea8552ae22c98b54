import { renderCommands, waitFor } from '@fairfront/shared-kit/testing';
import en from '../locales/en.json';
import ru from '../locales/ru.json';
import { createServicesApi, withServices, buildServiceDetail } from '../testing/services-api';
import serviceRecords from './service-records.commands';
import commands from './services.commands';

it('services, cart and orders are places of the palette, in both languages [SHELL-233]', async () => {
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
  'services are found by the search of the server, whatever it corrects: %s [SVC-165]',
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
