import {
  axeViolations,
  buildParticipation,
  createFakeApi,
  failWith,
  renderInPlatform,
  screen,
  waitFor,
  within,
  type FakeApi,
} from '@fairfront/shared-kit/testing';
import type { Order } from '../api/orders';
import { en, ru } from '../testing/texts';
import takeOrderMessage from '../chat/live-order-message';
import takeOrderStatus from './live-order-status';
import { buildChangedOrder, buildOrder, buildOrderDetail, buildOrdersPage } from '../testing/orders';
import OrdersScreen from './orders.screen';

const texts = { services: { ru, en } };
const own = buildParticipation();
const participation = {
  ...own,
  type: 'self' as const,
  exhibition: { ...own.exhibition, is_show_order_additional_services: true },
};
const order = (id: number, changes: Partial<Order> = {}) => buildOrder({ id, ...changes });
const waiting = order(42, { status: 'waiting_confirmation', can_accept: true, can_cancel: true });

const path = '/participants/{id}/additional-orders';
const stubbed = (orders: Order[], meta = {}): FakeApi =>
  createFakeApi()
    .on('get', path, buildOrdersPage(orders, meta))
    .on('get', `${path}/{orderId}`, ({ params }) => {
      const found = orders.find(({ id }) => String(id) === params['orderId']);
      if (!found) return failWith(404);
      return { data: found.id === waiting.id ? buildChangedOrder(found) : buildOrderDetail(found) };
    });
const render = (api: FakeApi, options: Partial<Parameters<typeof renderInPlatform>[1]> = {}) =>
  renderInPlatform(<OrdersScreen />, {
    texts,
    participation,
    api,
    route: { name: 'orders', params: { id: '101' } },
    ...options,
  });
const rowOf = async (number: string) => (await screen.findByText(number)).closest('[data-row-id]') as HTMLElement;
const open = (id: number) => screen.getByRole('button', { name: `Show order No. ${id}` });

describe('the order list', () => {
  it('the list shows number, date, services, executors, total, status and unread messages, newest first [SVC-090, SVC-091]', async () => {
    const { platform, person } = render(stubbed([order(43, { unread_messages_count: 2 }), order(41)]));
    const row = await rowOf('No. 43');
    for (const words of ['24 May 2026', 'Sofa', 'Directorate', '38\u00a0800\u00a0₽', 'New']) {
      expect(row).toHaveTextContent(words.replaceAll('\u00a0', ' '));
    }
    await person.click(within(row).getByRole('button', { name: 'Chat of order No. 43, 2 new messages' }));
    expect(platform.log.opened).toEqual([{ name: 'event-modal-chat', params: { order: '43' } }]);
    expect(screen.getAllByText(/^No\. 4/).map(({ textContent }) => textContent)).toEqual(['No. 43', 'No. 41']);
    expect(platform.log.missingTexts).toEqual([]);
    expect(await axeViolations()).toEqual([]);
  });

  it('a row expands to its services with quantity, dates and amount [SVC-091]', async () => {
    const { person } = render(stubbed([order(41)]));
    await rowOf('No. 41');
    await person.click(open(41));
    const lines = screen.getByRole('list', { name: 'Services in the order' });
    expect(lines).toHaveTextContent(/Sofa.*16–17 June.*2 pc.*38 800/);
    expect(await screen.findByText(/Sokolova Irina/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Hide order No. 41' })).toHaveAttribute('aria-expanded', 'true');
    expect(await axeViolations()).toEqual([]);
  });

  it.each([
    ['new', 'Новый', 'info'],
    ['processing', 'В обработке', 'info'],
    ['confirmed', 'Подтверждён', 'info'],
    ['executed', 'Выполнен', 'info'],
    ['waiting_confirmation', 'Ожидает подтверждения', 'warning'],
    ['canceled', 'Отменён', 'neutral'],
  ] as const)(
    'the status %s is shown as «%s» in one of three colour groups [SVC-092, SVC-093, SVC-094]',
    async (status, word, tone) => {
      render(stubbed([order(41, { status })]), { locale: 'ru' });
      expect(await screen.findByText(word)).toHaveClass(tone);
    },
  );

  it('a total with a missing amount is N/A, and the order keeps its currency [SVC-105, SVC-139]', async () => {
    render(stubbed([order(41, { currency: 'USD', total_with_vat: null }), order(40, { currency: 'USD' })]));
    expect(await rowOf('No. 41')).toHaveTextContent('N/A');
    expect(await rowOf('No. 40')).toHaveTextContent('38 800 $');
  });

  it('the page number is in the address [SVC-091]', async () => {
    const { platform, person } = render(stubbed([order(41)], { last_page: 3, total: 45 }));
    await rowOf('No. 41');
    await person.click(screen.getByRole('button', { name: 'Page 2' }));
    expect(platform.log.navigated).toEqual([{ name: 'orders', params: { id: 101 }, query: { page: '2' } }]);
    platform.update({ route: { ...platform.state.route, query: new URLSearchParams('page=2') } });
    await waitFor(() => expect(platform.api.sent('get', path).at(-1)?.query.get('page')).toBe('2'));
  });

  it('an empty list says so in both languages [SVC-091]', async () => {
    const { platform } = render(stubbed([]));
    expect(await screen.findByText('You have no orders yet')).toBeVisible();
    await platform.setLocale('ru');
    expect(screen.getByText('У вас пока нет заказов')).toBeVisible();
  });

  it('a failed read can be retried [SVC-148]', async () => {
    const api = createFakeApi().on('get', path, failWith(500));
    const { person } = render(api);
    expect(await screen.findByText('Could not load the data', {}, { timeout: 10_000 })).toBeVisible();
    api.on('get', path, buildOrdersPage([order(41)]));
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rowOf('No. 41')).toBeVisible();
  });
});

describe('an order awaiting confirmation', () => {
  it('the order expands by itself and shows before, now, difference and history [SVC-163]', async () => {
    render(stubbed([waiting, order(41)]));
    const table = await screen.findByRole('table', { name: 'What has changed since you ordered' });
    expect(within(table).getByRole('row', { name: /Sofa/ })).toHaveTextContent(
      /Sofa\s?Dates.*16–19 June.*77 600.*16–17 June.*38 800.*−38 800/,
    );
    expect(within(table).getByRole('columnheader', { name: /^Placed 24\sMay/ })).toBeVisible();
    expect(within(table).getByRole('columnheader', { name: /^Changed 26\sMay/ })).toBeVisible();
    expect(screen.getByText('Order placed')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('a confirmation sends the displayed version, and its button names the amount [SVC-096, SVC-098, SVC-154]', async () => {
    const api = stubbed([waiting]).on('post', `${path}/{orderId}/accept`, {
      data: { ...waiting, status: 'confirmed', version: 4, can_accept: false, can_cancel: false },
    });
    const { platform, person } = render(api);
    await person.click(await screen.findByRole('button', { name: 'Confirm 38\u00a0800\u00a0₽' }));
    await waitFor(() => expect(platform.log.notices).toEqual(['Order No. 42 confirmed: 38\u00a0800\u00a0₽']));
    expect(api.sent('post', '/participants/101/additional-orders/42/accept')[0]?.body).toEqual({ version: 3 });
  });

  it('a refused confirmation refetches the order and shows the reason [SVC-098, SVC-147]', async () => {
    const message = 'Заказ изменился, действие больше недоступно';
    const refused = failWith(409, { code: 'order_changed', message });
    const api = stubbed([waiting]).on('post', `${path}/{orderId}/accept`, refused);
    const { platform, person } = render(api, { locale: 'ru' });
    await person.click(await screen.findByRole('button', { name: 'Подтвердить 38\u00a0800\u00a0₽' }));
    await waitFor(() => expect(platform.log.errors).toEqual([message]));
    await waitFor(() => expect(api.sent('get', path).length).toBeGreaterThan(1));
  });

  it('a cancellation asks first [SVC-097, SVC-098]', async () => {
    const api = stubbed([waiting]).on('post', `${path}/{orderId}/cancel`, {
      data: { ...waiting, status: 'canceled', version: 4, can_accept: false, can_cancel: false },
    });
    const { platform, person } = render(api, { confirms: false, locale: 'ru' });
    await person.click(await screen.findByRole('button', { name: 'Отменить заказ' }));
    expect(platform.log.confirmations[0]).toMatchObject({
      title: 'Отменить заказ?',
      confirmLabel: 'Отменить заказ',
      cancelLabel: 'Не отменять',
    });
    expect(api.sent('post', '/participants/101/additional-orders/42/cancel')).toEqual([]);
  });

  it('the order offers no decision that the server does not allow [SVC-098, SVC-154]', async () => {
    const { person } = render(stubbed([order(41)]));
    await rowOf('No. 41');
    await person.click(open(41));
    expect(screen.queryByRole('button', { name: 'Cancel the order' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Confirm/ })).toBeNull();
  });
});

describe('the order documents', () => {
  it('the zip is offered only if there are documents [SVC-099, SVC-101]', async () => {
    const { person } = render(stubbed([order(43, { has_documents: true }), order(41)]));
    await rowOf('No. 43');
    await person.click(open(43));
    await person.click(open(41));
    expect(screen.getByRole('button', { name: 'Order, PDF: download No. 41' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Order, XLSX: download No. 41' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download the documents of order No. 43' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Download the documents of order No. 41' })).toBeNull();
  });
});

it('each document shows its kind [SVC-183]', async () => {
  const file = { extension: 'pdf', size: 1024 };
  const documents = [
    { ...file, id: 7, original_name: '17.pdf', kind: 'invoice' as const },
    { ...file, id: 8, original_name: 'old.pdf', kind: null },
  ];
  const api = stubbed([order(43)]).on('get', `${path}/{orderId}`, { data: buildOrderDetail(order(43), { documents }) });
  const { person } = render(api);
  await rowOf('No. 43');
  await person.click(open(43));
  expect(await screen.findByRole('button', { name: /^Download Invoice: 17\.pdf/ })).toHaveTextContent(
    'Invoice: 17.pdf, 1 KB',
  );
  expect(screen.getByRole('button', { name: /^Download old\.pdf/ })).toBeVisible();
});

describe('the live updates', () => {
  const context = ({ queryClient }: { queryClient: Parameters<typeof takeOrderStatus>[1]['queryClient'] }) => ({
    participationId: 101,
    queryClient,
  });

  it('a new status is shown and announced at once, and the order is refetched in the background [SVC-104, SVC-152]', async () => {
    const api = stubbed([order(41)]);
    const { platform } = render(api);
    await rowOf('No. 41');
    api.on('get', path, buildOrdersPage([order(41, { status: 'processing', total_with_vat: 40_000 })]));
    const before = platform.api.sent('get', path).length;
    const event = { id: 41, status: 'processing' as const, updated_at: '2026-05-26T09:00:00Z' };
    platform.emit('additional-order.status-updated', event);
    takeOrderStatus(event, context(platform));
    expect(await screen.findByText('Order No. 41: In progress')).toBeInTheDocument();
    expect(screen.getByText('In progress')).toBeVisible();
    expect(await screen.findByText('40\u00a0000\u00a0₽', { normalizer: (text) => text })).toBeVisible();
    expect(platform.api.sent('get', path).length).toBeGreaterThan(before);
  });

  it('a status older than the displayed one is ignored [SVC-142]', async () => {
    const { platform } = render(stubbed([order(41, { status: 'confirmed' })]));
    await rowOf('No. 41');
    takeOrderStatus({ id: 41, status: 'new', updated_at: '2026-05-20T09:00:00Z' }, context(platform));
    expect(screen.getByText('Confirmed')).toBeVisible();
    expect(screen.queryByText('New')).toBeNull();
  });

  it('a manager message in a closed chat increments the count, and a colleague’s message does not [SVC-146]', async () => {
    const { platform } = render(stubbed([order(41)]));
    await rowOf('No. 41');
    const message = { id: 9, from: 'manager' as const, text: 'Hi', created_at: '2026-05-26T09:00:00Z', files: [] };
    const event = { order_id: 41, message: { ...message, user: null, manager: null }, updated_at: message.created_at };
    takeOrderMessage(event, context(platform));
    takeOrderMessage({ ...event, message: { ...event.message, id: 10, from: 'user' } }, context(platform));
    expect(await screen.findByRole('button', { name: 'Chat of order No. 41, 1 new message' })).toBeVisible();
  });
});
