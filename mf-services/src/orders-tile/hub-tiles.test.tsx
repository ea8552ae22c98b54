import {
  buildCart,
  createFakeApi,
  failWith,
  prefetched,
  renderTile,
  screen,
  waitFor,
  within,
} from '@fairfront/shared-kit/testing';
import type { TileModule } from '@fairfront/shared-kit/platform';
import en from '../hub-texts-en';
import ru from '../hub-texts-ru';
import remote from '../remote';
import servicesTile from '../services-tile/services.tile';
import { buildOrder, buildOrdersPage, orderLine } from '../testing/orders';
import { withServices } from '../testing/services-api';
import ordersTile from './orders.tile';

const texts = { services: { ru, en } };
const start = (module: TileModule, api: ReturnType<typeof createFakeApi>) =>
  renderTile(module, { texts, participation: withServices(), api });
const orders = (page: ReturnType<typeof buildOrdersPage>) =>
  createFakeApi().on('get', '/participants/{id}/additional-orders', page);
const furniture = { id: 1, icon: 'sofa', name_rus: 'Мебель', name_eng: 'Furniture', services_count: 2, children: [] };

it.each([
  ['orders', ordersTile],
  ['services', servicesTile],
])('the tile of %s prefetches the addresses that it requests [SHELL-436]', async (_name, module) => {
  const api = orders(buildOrdersPage([]))
    .on('get', '/participants/{id}/categories', { data: [furniture] })
    .on('get', '/participants/{id}/cart', { data: buildCart() });
  const { tile, platform } = start(module, api);
  await waitFor(() => expect(tile().state).toBe('ready'));
  const { read, asked } = await prefetched(module, platform);
  expect(read).toHaveLength(1);
  expect(asked).toEqual(expect.arrayContaining(read));
});

describe('the orders tile', () => {
  it('the tile shows the newest two orders with total, status and unread messages, and those awaiting an answer [SVC-191]', async () => {
    const api = orders(
      buildOrdersPage(
        [
          buildOrder({
            ...{ id: 1042, status: 'waiting_confirmation', total_with_vat: 84_300, unread_messages_count: 2 },
            services: [orderLine, { ...orderLine, line_id: 52 }],
          }),
          buildOrder({ id: 1038, status: 'processing' }),
        ],
        { total: 5, counts: { all: 5, answer: 1, active: 3, completed: 1, canceled: 0 } },
      ),
    );
    const { platform, tile } = start(ordersTile, api);
    const [first, second] = await screen.findAllByRole('listitem');
    expect(first).toHaveTextContent(/No\.\s1042 Sofa, and 1 more/);
    expect(first).toHaveTextContent(/84\s300\s₽/);
    expect(within(first as HTMLElement).getByText('2 new messages')).toBeVisible();
    expect(second).toHaveTextContent(/1038/);
    expect(tile()).toMatchObject({
      deadline: { label: '1 order needs your answer', tone: 'warning' },
      brief: { note: '1 order needs your answer', target: { route: 'orders' } },
    });
    await platform.setLocale('ru');
    expect(tile().deadline?.label).toBe('1 заказ ждёт вашего ответа');
    expect(platform.log.missingTexts).toEqual([]);
  });

  it('the tile counts all orders when none awaits an answer, and handles an empty list [SVC-191]', async () => {
    const page = buildOrdersPage([buildOrder({ id: 1038, status: 'executed' })]);
    const { tile, unmount } = start(ordersTile, orders(page));
    expect(await screen.findByText('1 order')).toBeVisible();
    expect(tile().deadline).toEqual({ label: '1 order', tone: 'neutral' });
    unmount();
    const empty = start(ordersTile, orders(buildOrdersPage([])));
    expect(await screen.findByText('No orders yet')).toBeVisible();
    expect(empty.tile()).toMatchObject({ state: 'ready', actions: [], brief: { note: 'No orders yet' } });
  });

  it('a failed read of the orders can be retried [SVC-191]', async () => {
    const api = createFakeApi().on('get', '/participants/{id}/additional-orders', failWith(500));
    const { person } = start(ordersTile, api);
    const retry = await screen.findByRole('button', { name: 'retry' });
    api.on('get', '/participants/{id}/additional-orders', buildOrdersPage([buildOrder({ id: 7 })]));
    await person.click(retry);
    expect(await screen.findByRole('listitem')).toHaveTextContent(/7/);
  });

  it('the tile requests the address that the hub prefetches [SVC-191] [SHELL-412]', async () => {
    const api = orders(buildOrdersPage([]));
    start(ordersTile, api);
    await screen.findByText('No orders yet');
    const [sent] = api.sent('get', '/participants/101/additional-orders');
    expect(remote.tiles?.['orders']?.reads).toEqual([`additional-orders?${sent?.query}`]);
  });
});

describe('the services tile', () => {
  const services = (quantities: number[]) =>
    createFakeApi()
      .on('get', '/participants/{id}/categories', { data: [furniture] })
      .on('get', '/participants/{id}/cart', { data: buildCart(quantities) });

  it('the tile shows the cart with its total and links to it [SVC-190]', async () => {
    const { platform, tile } = start(servicesTile, services([1, 1, 2]));
    expect(await screen.findByText(/^3 services in the cart/)).toHaveTextContent(/\d\s₽$/);
    expect(tile().actions?.map(({ target }) => 'route' in target && target.route)).toEqual(['categories', 'cart']);
    expect(tile().brief?.target).toMatchObject({ route: 'cart' });
    await platform.setLocale('ru');
    expect(tile().brief?.note).toMatch(/^В корзине 3 услуги, /);
    expect(platform.log.missingTexts).toEqual([]);
  });

  it.each([
    ['is empty', services([])],
    ['has not loaded', services([]).on('get', '/participants/{id}/cart', failWith(500))],
  ])('the tile shows services only where the cart %s [SVC-190]', async (_how, api) => {
    const { tile } = start(servicesTile, api);
    expect(await screen.findByText('Furniture')).toBeVisible();
    expect(tile()).toMatchObject({ state: 'ready', brief: { note: 'Furniture', target: { route: 'categories' } } });
    expect(tile().actions).toHaveLength(1);
  });
});
