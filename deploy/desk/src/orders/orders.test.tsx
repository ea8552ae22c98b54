import { axeViolations, renderInPlatform, screen, waitFor, within, type FakeApi } from '@fairfront/shared-kit/testing';
import { buildQueuedOrder, buildStaffOrder, ordersApi, testNow } from '../testing/orders';
import { en, ru } from '../testing/texts';
import OrdersScreen from './orders.screen';

const moves = '/organizer/order-statuses';
const open = (api: FakeApi = ordersApi(), query = 'exhibition=1') =>
  renderInPlatform(<OrdersScreen />, {
    ...{ texts: { desk: { ru, en } }, api, participation: null, now: testNow },
    route: { name: 'desk-orders', query: new URLSearchParams(query) },
  });
const sent = (api: FakeApi) => api.sent('post', moves).map(({ body }) => body);

it('the queue lists orders with unread messages, status, amount and waiting time, in both languages [ORG-371] [ORG-400]', async () => {
  const { platform } = open();
  const row = within((await screen.findByRole('link', { name: '№ 1042' })).closest('tr') as HTMLElement);
  for (const text of ['Severnaya Mekhanika LLC', '24C10', 'New', /1[\s,]150/, '1 d 2 h'])
    expect(row.getByText(text)).toBeVisible();
  expect(screen.getByText('2 unread messages')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Orders/ })).toHaveAttribute('aria-current', 'page');
  expect(await axeViolations()).toEqual([]);
  await platform.setLocale('ru');
  expect(await screen.findByRole('link', { name: /^Заказы/ })).toBeVisible();
  expect(platform.log.missingTexts).toEqual([]);
});

it('the details of an order have its lines, the unread message and the link to its page [ORG-371]', async () => {
  open(ordersApi(), 'exhibition=1&item=1042');
  const pane = within(await screen.findByRole('complementary', { name: 'Order' }));
  expect(await pane.findByText('Chair, 1 pc')).toBeVisible();
  expect(pane.getByText('Когда привезёте?')).toBeVisible();
  expect(pane.getByRole('link', { name: 'Open order and chat' })).toBeVisible();
});

it('accepting moves each selected order to its own next status, in one call [ORG-371]', async () => {
  const api = ordersApi();
  const { person, unmount } = open(api);
  await person.click(await screen.findByRole('checkbox', { name: '№ 1042' }));
  await person.click(screen.getByRole('checkbox', { name: '№ 1043' }));
  await person.click(screen.getByRole('button', { name: 'Accept 2' }));
  unmount();
  await waitFor(() =>
    expect(sent(api)).toEqual([
      {
        items: [
          { id: 1042, status: 'confirmed', version: 1 },
          { id: 1043, status: 'processing', version: 3 },
        ],
      },
    ]),
  );
});

it('an order is cancelled with a reason, which a template fills [ORG-371]', async () => {
  const api = ordersApi();
  const { person, unmount } = open(api, 'exhibition=1&item=1042');
  await screen.findByText('Chair, 1 pc');
  await person.keyboard('r');
  await person.click(await screen.findByRole('button', { name: 'Cancel with reason' }));
  expect(screen.getByText(en.orders.cancel.missing)).toBeVisible();
  expect(sent(api)).toEqual([]);
  await person.click(screen.getByRole('radio', { name: 'Ordered too late' }));
  await person.click(screen.getByRole('button', { name: 'Cancel with reason' }));
  unmount();
  const { text } = en.orders.cancel.templates.late;
  await waitFor(() =>
    expect(sent(api)).toEqual([{ items: [{ id: 1042, status: 'canceled', version: 1, comment: text }] }]),
  );
});

it('an order that a colleague has moved shows who did it [ORG-367] [ORG-371]', async () => {
  const api = ordersApi().on('post', moves, {
    data: [
      {
        ...{
          id: 1042,
          ok: false,
          is_changed: false,
          error: { code: 'order_changed', message: 'The order has changed.' },
        },
        ...{ order: { status: 'confirmed', version: 2 }, moved_at: '2026-04-20T11:58:00.000Z' },
        moved_by: { id: 8, name: 'Олег', lastname: 'Быстров' },
      },
    ],
  });
  const { person } = open(api, 'exhibition=1&item=1042');
  await screen.findByText('Chair, 1 pc');
  await person.keyboard('a');
  await person.click(screen.getByRole('button', { name: 'Close message' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/The order is confirmed.*Олег Быстров/);
});

it('an order that only waits for an answer in the chat has no decision [ORG-371]', async () => {
  const order = buildStaffOrder({ status: 'executed', moves: [], can_set_amounts: false, unread_messages_count: 1 });
  const row = buildQueuedOrder({ status: 'executed', accepted_status: null, can_cancel: false });
  open(ordersApi([row], order), 'exhibition=1&item=1042');
  expect(await screen.findByText('Chair, 1 pc')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Accept/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /Cancel order/ })).toBeNull();
});
