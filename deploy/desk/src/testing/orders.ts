import { buildPage, type FakeApi } from '@fairfront/shared-kit/testing';
import type { OrderableService, OrderMessage } from '@fairfront/shared-kit/domain/services/api';
import type { QueuedOrder, StaffOrder, StaffOrderLine } from '../api/orders';
import { deskApi, noneWaits, type Grants } from './queue';

export { testNow } from './queue';

/** A line of two chairs. */
export const buildStaffLine = (changes: Partial<StaffOrderLine> = {}): StaffOrderLine => ({
  id: 3,
  line_id: 1,
  name_rus: 'Стул',
  name_eng: 'Chair',
  executor: { id: 1, name_rus: 'Дирекция', name_eng: 'Office', is_organizer: true },
  unit: { id: 1, name_rus: 'шт.', name_eng: 'pc' },
  quantity: 1,
  dates: [],
  quantity_by_dates: [],
  time_range_by_dates: [],
  comment: null,
  purchase_number: null,
  price_with_vat: 1150,
  amount_with_vat: 1150,
  ...changes,
});

const exhibitor: StaffOrder['exhibitor'] = {
  ...{ id: 101, type: 'self', name_rus: 'ООО «Северная механика»', name_eng: 'Severnaya Mekhanika LLC' },
  ...{ exhibition_id: 1, stands: [{ title: '24C10', area: 30 }] },
};

/** A new order with one line. */
export const buildStaffOrder = (changes: Partial<StaffOrder> = {}): StaffOrder => ({
  ...{ id: 1042, version: 1, status: 'new', currency: 'RUR', comment: null, purchase_number: null, attachment: null },
  ...{ created_at: '2026-04-19T10:00:00.000Z', updated_at: '2026-04-19T10:00:00.000Z' },
  ...{ payer: { id: 1, name_rus: exhibitor.name_rus, name_eng: exhibitor.name_eng }, exhibitor },
  services: [buildStaffLine()],
  ...{ total_with_vat: 1150, vat: 191.67, unread_messages_count: 0, has_documents: false, is_accept_needed: false },
  ...{ moves: ['processing', 'waiting_confirmation', 'confirmed', 'canceled'], can_set_amounts: true, removed: [] },
  ...{ placed_total_with_vat: 1150, delta_with_vat: 0, changes: [], documents: [], messages: [] },
  placed_by: {
    ...{ id: 4, name: 'Ирина', lastname: 'Соколова', middlename: null, email: 'irina@severmech.example' },
    ...{ phone: '+79160000000', role: 'supervisor', locale: 'ru' },
  },
  has_earlier_messages: false,
  history: [],
  ...changes,
});

/** A service that can be added, at 1,150 a piece. */
export const buildOrderable = (changes: Partial<OrderableService> = {}): OrderableService => ({
  ...{ id: 30, category_id: 1, name_rus: 'Барный стул', name_eng: 'Bar stool', images: [], min_count: 2 },
  ...{ short_description_rus: '', short_description_eng: '', is_popular: false, is_offered: true },
  prices: [{ currency: 'RUR', price_with_vat: 2400, price_without_vat: 2000, unit: buildStaffLine().unit, next: null }],
  ...{ units: [buildStaffLine().unit], executor: buildStaffLine().executor, order_until: null, order_state: 'open' },
  ...{ is_required_contract: false, is_required_stand_area: false, is_required_quantity_by_date: false },
  ...{ is_required_time_range_by_date: false, is_required_date_install: false, is_required_date_exhibition: false },
  is_required_date_dismantling: false,
  ...changes,
});

/** An order in the queue. */
export const buildQueuedOrder = (changes: Partial<QueuedOrder> = {}): QueuedOrder => ({
  ...{ id: 1042, version: 1, status: 'new', currency: 'RUR', total_with_vat: 1150, lines_count: 1, exhibitor },
  ...{ unread_messages_count: 0, accepted_status: 'confirmed', can_cancel: true },
  ...{ created_at: '2026-04-19T10:00:00.000Z', waits_since: '2026-04-19T10:00:00.000Z' },
  changed_at: '2026-04-19T10:00:00.000Z',
  ...changes,
});

/** A message of the exhibitor. */
export const buildExhibitorMessage = (changes: Partial<OrderMessage> = {}): OrderMessage => ({
  ...{
    id: 1,
    from: 'user',
    text: 'Когда привезёте?',
    created_at: '2026-04-19T12:00:00.000Z',
    manager: null,
    files: [],
  },
  user: { id: 4, name: 'Ирина', lastname: 'Соколова', middlename: null },
  ...changes,
});

const queuedOrders: readonly QueuedOrder[] = [
  buildQueuedOrder({ unread_messages_count: 2 }),
  buildQueuedOrder({ id: 1043, version: 3, total_with_vat: null, accepted_status: 'processing' }),
];

/** An API of the desk with a queue of orders, and one order with its chat. */
export const ordersApi = (
  rows: readonly QueuedOrder[] = queuedOrders,
  order: StaffOrder = buildStaffOrder({ unread_messages_count: 1, messages: [buildExhibitorMessage()] }),
  roles: Grants = [{ role: 'services', exhibition_id: 1 }],
): FakeApi => {
  const page = buildPage([...rows]);
  const count = (status: QueuedOrder['status']) => rows.filter((row) => row.status === status).length;
  const unread = rows.filter((row) => row.unread_messages_count > 0).length;
  return deskApi([], roles)
    .on('get', '/organizer/exhibitions/{exhibitionId}/waiting', {
      data: { ...noneWaits, orders: rows.length },
    })
    .on('get', '/organizer/exhibitions/{exhibitionId}/order-queue', {
      ...page,
      meta: {
        ...page.meta,
        counts: { all: rows.length, unread, new: count('new'), processing: count('processing') },
      },
    })
    .on('get', '/organizer/additional-orders/{orderId}', { data: order })
    .on('patch', '/organizer/additional-orders/{orderId}', { data: order })
    .on('get', '/organizer/additional-orders/{orderId}/services', {
      data: [
        buildOrderable(),
        buildOrderable({ id: 31, name_rus: 'Аренда дивана', name_eng: 'Sofa', is_required_date_exhibition: true }),
      ],
    })
    .on('get', '/organizer/additional-orders/{orderId}/messages', {
      data: order.messages,
      meta: { has_earlier: false, read_by_organizer_id: 0, read_by_exhibitor_id: 0 },
    })
    .on('post', '/organizer/additional-orders/{orderId}/messages/read-all', undefined)
    .on('post', '/organizer/order-statuses', ({ body }) => ({
      data: body.items.map(({ id, status, version = 1 }) => ({
        ...{ id, ok: true, is_changed: true, error: null, moved_by: null, moved_at: null },
        order: { status, version: version + 1 },
      })),
    }));
};
