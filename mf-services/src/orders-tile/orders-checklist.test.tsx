import {
  buildUserWithRole,
  createFakeApi,
  failWith,
  renderChecklist,
  waitFor,
  type PlatformDoubleOptions,
} from '@fairfront/shared-kit/testing';
import en from '../hub-texts-en';
import ru from '../hub-texts-ru';
import remote from '../remote';
import { buildOrder, buildOrdersPage } from '../testing/orders';
import { withServices } from '../testing/services-api';
import ordersChecklist from './orders.checklist';

const address = '/participants/{id}/additional-orders';
const waiting = buildOrder({ id: 1042, status: 'waiting_confirmation', can_accept: true });
const page = (...orders: Parameters<typeof buildOrdersPage>) =>
  createFakeApi().on('get', address, buildOrdersPage(...orders));
const start = (api: ReturnType<typeof createFakeApi>, options: PlatformDoubleOptions = {}) =>
  renderChecklist(ordersChecklist, { texts: { services: { ru, en } }, participation: withServices(), api, ...options });
const counts = { all: 9, answer: 2, active: 7, completed: 0, canceled: 0 };

it('the step names the only pending order and links to it [SVC-192] [SHELL-231]', async () => {
  const { checklist, platform } = start(page([buildOrder({ id: 1045 }), waiting]));
  await waitFor(() => expect(checklist().state).toBe('ready'));
  expect(checklist().items).toEqual([
    {
      ...{ id: 'orders', done: false, tone: 'warning' },
      title: 'Confirm order No.\u00a01042',
      target: { route: 'orders', params: { id: 101 }, query: { group: 'answer' } },
    },
  ]);
  await platform.setLocale('ru');
  expect(checklist().items[0]?.title).toBe('Подтвердить заказ №\u00a01042');
  expect(platform.log.missingTexts).toEqual([]);
});

it.each([
  ['several wait', page([waiting], { counts }), '2 orders need your answer'],
  [
    'the only one is not among the newest',
    page([buildOrder({ id: 7 })], { counts: { ...counts, answer: 1 } }),
    '1 order needs your answer',
  ],
])('the step counts the orders where %s [SVC-192]', async (_case, api, title) => {
  const { checklist } = start(api);
  await waitFor(() => expect(checklist().items[0]?.title).toBe(title));
});

it('the step is absent when no order is pending or the read failed [SVC-192] [SHELL-232]', async () => {
  const none = start(page([buildOrder({ id: 7, status: 'confirmed' })]));
  await waitFor(() => expect(none.checklist()).toEqual({ state: 'ready', items: [] }));
  none.unmount();
  const failed = start(createFakeApi().on('get', address, failWith(500)));
  await waitFor(() => expect(failed.checklist()).toEqual({ state: 'failed', items: [] }));
});

it.each([
  ['a reader', 'read', false, false],
  ['an installer with an order from somebody else', 'installer', false, false],
  ['an installer with their own order', 'installer', true, true],
] as const)(
  'the step stays open for %s, and only users who may confirm are asked to [SVC-192] [SHELL-231]',
  async (_who, role, can_accept, isAsked) => {
    const { checklist } = start(page([{ ...waiting, can_accept }]), { user: buildUserWithRole(role) });
    await waitFor(() => expect(checklist().items).toHaveLength(1));
    expect('target' in (checklist().items[0] ?? {})).toBe(isAsked);
  },
);

it('the step requests the address that the hub prefetches for the tile [SVC-192] [SHELL-412]', async () => {
  const api = page([]);
  const { checklist } = start(api);
  await waitFor(() => expect(checklist().state).toBe('ready'));
  const [sent] = api.sent('get', '/participants/101/additional-orders');
  expect(remote.tiles?.['orders']?.reads).toEqual([`additional-orders?${sent?.query}`]);
});
