import { ApiError } from '@fairfront/shared-kit/api';
import type { OrderMessage } from '@fairfront/shared-kit/domain/services/api';
import {
  act,
  axeViolations,
  failWith,
  renderInPlatform,
  screen,
  startClock,
  waitFor,
  within,
  type FakeApi,
} from '@fairfront/shared-kit/testing';
import { buildExhibitorMessage, buildStaffLine, buildStaffOrder, ordersApi, testNow } from '../testing/orders';
import { deskKeys } from '../api/query-keys';
import { en, ru } from '../testing/texts';
import OrderScreen from './order.screen';

const path = '/organizer/additional-orders/{orderId}';
const messages = `${path}/messages` as const;
const open = (api: FakeApi = ordersApi()) =>
  renderInPlatform(<OrderScreen />, {
    ...{ texts: { desk: { ru, en } }, api, participation: null, now: testNow },
    route: { name: 'desk-order', params: { order: '1042' } },
  });
const changes = (api: FakeApi) => api.sent('patch', '/organizer/additional-orders/1042').map(({ body }) => body);
const price = () => screen.findByRole('textbox', { name: 'Price: Chair' });
const replace = async (person: ReturnType<typeof open>['person'], text: string) => {
  await person.clear(await price());
  await person.type(await price(), text);
};

beforeEach(() => localStorage.clear());

it('the page has the exhibitor, the lines with former values beside and the chat, in both languages [ORG-400]', async () => {
  const before = { quantity: 2, dates: [], quantity_by_dates: [], time_range_by_dates: [] };
  const after = { ...before, quantity: 1, price_with_vat: 1150, amount_with_vat: 1150 };
  const change = {
    ...{ line_id: 1, name_rus: 'Стул', name_eng: 'Chair', unit: buildStaffLine().unit, changed: ['quantity' as const] },
    ...{ before: { ...before, price_with_vat: 1150, amount_with_vat: 2300 }, after },
  };
  const { platform } = open(
    ordersApi(undefined, buildStaffOrder({ changes: [change], messages: [buildExhibitorMessage()] })),
  );
  expect(await screen.findByRole('heading', { level: 1, name: /Order No\.\s1042/ })).toBeVisible();
  for (const text of ['Severnaya Mekhanika LLC', '24C10']) expect(screen.getAllByText(text)[0]).toBeVisible();
  expect(screen.getByText('2 pc').closest('del')).not.toBeNull();
  expect(screen.getByText(/2[\s,]300/).closest('del')).not.toBeNull();
  expect(await screen.findByText('Когда привезёте?')).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await platform.setLocale('ru');
  expect(await screen.findByRole('heading', { level: 1, name: /Заказ №\s1042/ })).toBeVisible();
  expect(platform.log.missingTexts).toEqual([]);
});

it('a price and a quantity are saved together with the next status, at the version on screen [ORG-400]', async () => {
  const api = ordersApi();
  const { person } = open(api);
  await replace(person, '1 200,50');
  await person.click(screen.getByRole('combobox', { name: /Status/ }));
  await person.click(await screen.findByRole('option', { name: 'Awaiting confirmation' }));
  await person.click(screen.getByRole('button', { name: 'Send for confirmation' }));
  await waitFor(() =>
    expect(changes(api)).toEqual([
      { version: 1, status: 'waiting_confirmation', lines: [{ line_id: 1, price_with_vat: 1200.5 }] },
    ]),
  );
});

it('a wrong price is named at its field and is not sent; an error of the server stands at its line [ORG-400]', async () => {
  const api = ordersApi().on(
    'patch',
    path,
    failWith(422, { errors: { 'lines.0.price_with_vat': ['Up to ten million'] } }),
  );
  const { person } = open(api);
  await replace(person, 'ten');
  expect(screen.getByText(en.orderPage.wrongPrice)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(changes(api)).toEqual([]);
  await replace(person, '99999999');
  await person.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Up to ten million')).toBeVisible();
  expect(await price()).toHaveValue('99999999');
});

it('a change by a colleague is shown, and what was typed stays [ORG-367] [ORG-400]', async () => {
  const api = ordersApi();
  const { person, platform } = open(api);
  await replace(person, '900');
  const by = { is_staff: true, name: 'Быстров Олег' };
  const theirs = buildStaffOrder({
    version: 2,
    services: [buildStaffLine({ quantity: 5, amount_with_vat: 5750 })],
    history: [
      {
        ...{ id: 9, kind: 'amounts', status: null, total_with_vat: 5750, file: null, comment: null, by },
        created_at: '2026-04-20T11:00:00.000Z',
      },
    ],
  });
  api.on('get', path, { data: theirs });
  await act(() => platform.queryClient.invalidateQueries({ queryKey: deskKeys.work }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/changed meanwhile.*Быстров Олег/);
  expect(screen.getByRole('spinbutton', { name: 'Quantity: Chair' })).toHaveValue('5');
  expect(await price()).toHaveValue('900');
  await person.click(screen.getByRole('button', { name: 'I have checked' }));
  await person.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(changes(api)).toEqual([{ version: 2, lines: [{ line_id: 1, price_with_vat: 900 }] }]));
});

it('an order is cancelled with a reason only [ORG-400]', async () => {
  const api = ordersApi();
  const { person } = open(api);
  await person.click(await screen.findByRole('button', { name: 'Cancel order…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: 'Cancel with reason' }));
  expect(dialog.getByText(en.orders.cancel.missing)).toBeVisible();
  await person.type(dialog.getByRole('textbox'), 'No chairs left');
  await person.click(dialog.getByRole('button', { name: 'Cancel with reason' }));
  await waitFor(() => expect(changes(api)).toEqual([{ version: 1, status: 'canceled', comment: 'No chairs left' }]));
});

it('a role that only reads orders sees them without fields [ORG-400]', async () => {
  open(ordersApi(undefined, undefined, [{ role: 'support', exhibition_id: null }]));
  expect(await screen.findByText(en.orderPage.readOnly)).toBeVisible();
  expect(await screen.findByText(en.orderPage.chat.readOnly)).toBeVisible();
  for (const role of ['textbox', 'spinbutton'] as const) expect(screen.queryByRole(role)).toBeNull();
  for (const name of ['Save changes', 'Cancel order…', 'Price added'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

it('an unknown order leads back to the queue, a failed one can be tried again [ORG-400]', async () => {
  const { unmount } = open(ordersApi().on('get', path, failWith(404)));
  expect(await screen.findByRole('heading', { name: en.orderPage.unknown })).toBeVisible();
  unmount();
  const { person } = open(ordersApi().on('get', path, failWith(500)));
  expect(await screen.findByRole('heading', { name: en.orderPage.failed })).toBeVisible();
  // the bar stays, so that the other places can be reached
  expect(screen.getByRole('link', { name: /^Orders/ })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('link', { name: /^Orders/ })).toBeVisible();
});

it('a template fills the message in the language of the exhibitor and leaves what was typed [ORG-401]', async () => {
  const api = ordersApi().on('post', messages, (async () => ({ data: null })) as never);
  const { person } = open(api);
  await person.click(await screen.findByRole('button', { name: 'Price added' }));
  const field = screen.getByRole('textbox', { name: 'Message' });
  expect(field).toHaveValue('Цена добавлена в заказ. Проверьте её и подтвердите заказ.');
  await person.click(screen.getByRole('button', { name: 'Delivery by 18:00' }));
  expect(field).toHaveValue('Привезём на стенд до 18:00.');
  await person.clear(field);
  await person.type(field, 'Добрый день!');
  await person.click(screen.getByRole('button', { name: 'Delivery by 18:00' }));
  expect(field).toHaveValue('Добрый день!\nПривезём на стенд до 18:00.');
});

it('the draft of a message is kept when the page is left [ORG-401]', async () => {
  const { person, unmount } = open();
  await person.clear(await screen.findByRole('textbox', { name: 'Message' }));
  await person.type(screen.getByRole('textbox', { name: 'Message' }), 'Half of it');
  unmount();
  open();
  expect(await screen.findByRole('textbox', { name: 'Message' })).toHaveValue('Half of it');
});

it('a message that could not be sent stays with a retry [ORG-401]', async () => {
  const api = ordersApi().on('post', messages, (() => {
    throw new ApiError({ status: 503 });
  }) as never);
  const { person } = open(api);
  await person.type(await screen.findByRole('textbox', { name: 'Message' }), 'Hello{Enter}');
  expect(await screen.findByRole('button', { name: 'Send again' })).toBeVisible();
});

it('messages, reading marks and the status of an order are live [ORG-401]', async () => {
  const mine: OrderMessage = {
    ...buildExhibitorMessage({ id: 2, from: 'manager', text: 'Завтра', user: null }),
    created_at: '2026-04-19T13:00:00.000Z',
  };
  const order = buildStaffOrder({ messages: [buildExhibitorMessage(), mine] });
  const api = ordersApi(undefined, order);
  const { platform } = open(api);
  await screen.findByText('Завтра');
  expect(screen.queryByText('Read')).toBeNull();
  platform.emitOn('organizers.1', 'order.messages-read', { order_id: 7, read_by_exhibitor_id: 2 });
  expect(screen.queryByText('Read')).toBeNull();
  platform.emitOn('organizers.1', 'order.messages-read', { order_id: 1042, read_by_exhibitor_id: 2 });
  expect(await screen.findByText('Read')).toBeVisible();
  const answer = buildExhibitorMessage({ id: 3, text: 'Хорошо' });
  api
    .on('get', path, {
      data: { ...order, status: 'confirmed', moves: ['executed', 'canceled'], can_set_amounts: false },
    })
    .on('get', messages, {
      data: [...order.messages, answer],
      meta: { has_earlier: false, read_by_organizer_id: 1, read_by_exhibitor_id: 2 },
    });
  platform.emitOn('organizers.1', 'queue.changed', { queue: 'orders' });
  expect(await screen.findByText('Хорошо')).toBeVisible();
  expect((await screen.findAllByText('Confirmed'))[0]).toBeVisible();
});

it('messages on screen for two seconds are marked as read, and not by those who only read [ORG-401]', async () => {
  const clock = startClock(testNow);
  const marksOf = (of: FakeApi) => of.sent('post', '/organizer/additional-orders/1042/messages/read-all').length;
  const api = ordersApi();
  const { unmount } = open(api);
  await clock.advance(100);
  expect(screen.getByText('Когда привезёте?')).toBeVisible();
  expect(marksOf(api)).toBe(0);
  await clock.advance(2_000);
  expect(marksOf(api)).toBe(1);
  unmount();
  const readOnly = ordersApi(undefined, undefined, [{ role: 'support', exhibition_id: null }]);
  open(readOnly);
  await clock.advance(5_000);
  expect(screen.getByText('Когда привезёте?')).toBeVisible();
  expect(marksOf(readOnly)).toBe(0);
});
