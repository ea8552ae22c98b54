import {
  act,
  axeViolations,
  buildParticipation,
  createFakeApi,
  renderInPlatform,
  screen,
  startClock,
  waitFor,
} from '@fairfront/shared-kit/testing';
import type { Order } from '../api/orders';
import { en, ru } from '../testing/texts';
import { orderCounts, statusesOf } from '@fairfront/shared-kit/domain/services/order-list';
import type { OrderGroup } from '@fairfront/shared-kit/domain/services/order-status';
import { buildOrder, buildOrdersPage } from '../testing/orders';
import OrdersScreen from './orders.screen';

const own = buildParticipation();
const participation = {
  ...own,
  type: 'self' as const,
  exhibition: { ...own.exhibition, is_show_order_additional_services: true },
};
const path = '/participants/{id}/additional-orders';
const orders: Order[] = [
  buildOrder({ id: 45, status: 'waiting_confirmation' }),
  buildOrder({ id: 44, status: 'processing' }),
  buildOrder({ id: 43, status: 'executed' }),
];

/** A server that filters by group and number, like the real one. */
const server = (all: Order[] = orders) =>
  createFakeApi()
    .on('get', path, ({ query }) => {
      const found = all.filter(({ id }) => String(id).startsWith(query.get('search') ?? ''));
      const group = query.get('group') as OrderGroup | null;
      const shown = found.filter(({ status }) => group === null || statusesOf(group).includes(status));
      return buildOrdersPage(shown, { counts: orderCounts(found.map(({ status }) => ({ status, count: 1 }))) });
    })
    .on('get', `${path}/{orderId}`, () => new Promise(() => {}));

/** The screen in a shell that follows every navigation. */
const render = (address = '', { all, locale = 'en' }: { all?: Order[]; locale?: 'en' | 'ru' } = {}) => {
  const rendered = renderInPlatform(<OrdersScreen />, {
    texts: { services: { ru, en } },
    participation,
    locale,
    api: server(all),
    route: { name: 'orders', params: { id: '101' }, query: new URLSearchParams(address) },
  });
  const { platform } = rendered;
  /** Performs the last navigation that the screen requested. */
  const follow = () => {
    const entries = Object.entries(platform.log.navigated.at(-1)?.query ?? {});
    const query = new URLSearchParams(entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
    platform.update({ route: { ...platform.state.route, query } });
  };
  return { ...rendered, follow };
};
const numbers = () => screen.getAllByText(/^No\. \d+$/).map(({ textContent }) => textContent);
const tab = (name: RegExp) => screen.getByRole('tab', { name });

describe('the order tabs', () => {
  it('the tabs count the orders of each group and request only the selected one [SVC-189]', async () => {
    const { platform, person, follow } = render();
    await waitFor(() => expect(numbers()).toEqual(['No. 45', 'No. 44', 'No. 43']));
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'All3',
      'Needs your answer1',
      'Active1',
      'Completed1',
      'Cancelled0',
    ]);
    await person.click(tab(/Active/));
    expect(platform.log.navigated).toEqual([{ name: 'orders', params: { id: 101 }, query: { group: 'active' } }]);
    follow();
    await waitFor(() => expect(numbers()).toEqual(['No. 44']));
    expect(tab(/Active/)).toHaveAttribute('aria-selected', 'true');
    expect(platform.api.sent('get', '/participants/101/additional-orders').at(-1)?.query.get('group')).toBe('active');
    expect(await axeViolations()).toEqual([]);
  });

  it('the address selects the tab, and an unknown one shows all orders [SVC-189]', async () => {
    const { unmount } = render('group=completed');
    await waitFor(() => expect(numbers()).toEqual(['No. 43']));
    unmount();
    render('group=mine');
    await waitFor(() => expect(numbers()).toHaveLength(3));
  });

  it('an empty group links to all orders, in both languages [SVC-189]', async () => {
    const { person, platform, follow } = render('group=canceled&page=2', { locale: 'ru' });
    expect(await screen.findByText('Нет отменённых заказов')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Показать все заказы' }));
    expect(platform.log.navigated.at(-1)?.query).toEqual({});
    follow();
    await waitFor(() => expect(screen.getAllByText(/^№ 4\d$/)).toHaveLength(3));
    await platform.setLocale('en');
    expect(platform.log.missingTexts).toEqual([]);
  });

  it('the screen says that nothing was ordered yet [SVC-091]', async () => {
    render('', { all: [] });
    expect(await screen.findByText('You have no orders yet')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show all orders' })).toBeNull();
  });
});

describe('the order search', () => {
  const field = () => screen.getByRole('searchbox', { name: 'Number or service' });

  it('the search follows the input after the pause, in the address and within the tab [SVC-030, SVC-189]', async () => {
    startClock('2026-05-26T09:00:00Z');
    const { platform, follow, person } = render('group=answer&page=3');
    await act(() => jest.advanceTimersByTimeAsync(100));
    await person.type(field(), '45');
    expect(platform.log.navigated).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(600));
    expect(platform.log.navigated).toEqual([
      { name: 'orders', params: { id: 101 }, query: { group: 'answer', q: '45' }, replace: true },
    ]);
    follow();
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(numbers()).toEqual(['No. 45']);
    expect(field()).toHaveValue('45');
  });

  it('the search moves to another tab, even if it was typed just before [SVC-189]', async () => {
    const { platform, person } = render();
    await waitFor(() => expect(numbers()).toHaveLength(3));
    await person.type(field(), '44');
    await person.click(tab(/Active/));
    expect(platform.log.navigated.at(-1)?.query).toEqual({ group: 'active', q: '44' });
  });

  it('an empty result names the query, counts hits in other tabs and links back [SVC-189]', async () => {
    const { platform, person, follow } = render('group=canceled&q=4');
    expect(await screen.findByText('No orders found')).toBeVisible();
    expect(screen.getByText('No order in this tab matches “4”.')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Found in other tabs: 3' }));
    expect(platform.log.navigated.at(-1)?.query).toEqual({ q: '4' });
    follow();
    await waitFor(() => expect(numbers()).toHaveLength(3));
  });

  it('a search without any hit says so [SVC-189]', async () => {
    const { platform, person } = render('q=77');
    expect(await screen.findByText(/Nothing matches “77”/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Found in other tabs/ })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Show all orders' }));
    expect(platform.log.navigated.at(-1)?.query).toEqual({});
  });
});
