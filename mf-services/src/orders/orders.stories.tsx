import { createFakeApi, failWith } from '@fairfront/shared-kit/testing';
import { remoteStories } from '@fairfront/shared-kit/testing/stories';
import remote from '../remote';
import { t } from '../story-texts';
import { buildManagerMessage, buildMessage } from '../testing/messages';
import { buildChangedOrder, buildOrder, buildOrderDetail, buildOrdersPage } from '../testing/orders';
import { testNow, withServices } from '../testing/services-api';

export default { title: 'Remotes/Services/Orders' };

const { screen, modal } = remoteStories('services', remote);
const path = '/participants/{id}/additional-orders';
const waiting = buildOrder({
  ...{ id: 42, status: 'waiting_confirmation', can_accept: true, can_cancel: true, has_documents: true },
  ...{ unread_messages_count: 2, purchase_number: '4500018201' },
});
const orders = [
  buildOrder({ id: 45, can_cancel: true }),
  waiting,
  buildOrder({ id: 38, status: 'processing', total_with_vat: null, vat: null }),
  buildOrder({ id: 21, status: 'confirmed' }),
  buildOrder({ id: 7, status: 'executed' }),
  buildOrder({ id: 3, status: 'canceled' }),
];
const detailOf = (id: string | undefined) => {
  const found = orders.find((order) => String(order.id) === id);
  if (!found) return failWith(404);
  return { data: found === waiting ? buildChangedOrder(found) : buildOrderDetail(found) };
};
const fixture = (api: () => ReturnType<typeof createFakeApi>) => () => ({
  now: testNow,
  participation: withServices(),
  api: api(),
});

export const Orders = screen(
  'orders',
  fixture(() =>
    createFakeApi()
      .on('get', path, buildOrdersPage(orders))
      .on('get', `${path}/{orderId}`, ({ params }) => detailOf(params['orderId'])),
  ),
);
export const NoOrders = screen(
  'orders',
  fixture(() => createFakeApi().on('get', path, buildOrdersPage([]))),
);
export const FailedOrders = screen(
  'orders',
  fixture(() => createFakeApi().on('get', path, failWith(500))),
);

const chat = `${path}/{orderId}/messages` as const;
const chatOf = (messages: ReturnType<typeof buildMessage>[]) =>
  fixture(() =>
    createFakeApi()
      .on('get', `${path}/{orderId}`, ({ params }) => detailOf(params['orderId']))
      .on('get', chat, {
        data: messages,
        meta: { has_earlier: false, read_by_organizer_id: 2, read_by_exhibitor_id: 0 },
      })
      .on('post', `${chat}/read-all`, undefined),
  );
const plan = { id: 9, original_name: 'plan-24C10.pdf', extension: 'pdf', size: 3_200_000 };

export const Chat = modal(
  'event-modal-chat',
  { order: '42' },
  chatOf([
    buildMessage(1, { text: t('chat.wish') }),
    buildMessage(2, { text: '', files: [plan] }),
    buildManagerMessage(3, { text: t('chat.offer') }),
    buildMessage(4, { text: t('chat.agreement') }),
  ]),
);
export const EmptyChat = modal('event-modal-chat', { order: '45' }, chatOf([]));
export const FailedChat = modal(
  'event-modal-chat',
  { order: '45' },
  fixture(() =>
    createFakeApi()
      .on('get', `${path}/{orderId}`, ({ params }) => detailOf(params['orderId']))
      .on('get', chat, failWith(500)),
  ),
);
