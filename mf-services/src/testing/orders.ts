import type { Order, OrderDetail, OrdersPage } from '../api/orders';
import { orderCounts } from '@fairfront/shared-kit/domain/services/order-list';

const executor = { id: 1, name_rus: 'Дирекция', name_eng: 'Directorate', is_organizer: true };
const unit = { id: 1, name_rus: 'шт.', name_eng: 'pc' };

/** Two sofas on two days. */
export const orderLine: Order['services'][number] = {
  ...{ id: 5, line_id: 51, name_rus: 'Диван', name_eng: 'Sofa', executor, unit },
  ...{ quantity: 2, dates: ['2026-06-16', '2026-06-17'], quantity_by_dates: [], time_range_by_dates: [] },
  ...{ comment: null, purchase_number: null, price_with_vat: 9700, amount_with_vat: 38_800 },
};

/** A new order of two sofas, as listed. */
export const buildOrder = (changes: Partial<Order> & Pick<Order, 'id'>): Order => ({
  ...{ version: 3, created_at: '2026-05-24T09:00:00Z', updated_at: '2026-05-25T09:00:00Z' },
  ...{ status: 'new', currency: 'RUR', comment: null, purchase_number: null },
  payer: { id: 1, name_rus: 'ООО «Север»', name_eng: 'Sever LLC' },
  ...{ attachment: null, services: [orderLine], total_with_vat: 38_800, vat: 6466.67 },
  ...{ unread_messages_count: 0, has_documents: false, can_accept: false, can_cancel: false },
  ...changes,
});

/** The only page of a list with these orders. */
export const buildOrdersPage = (orders: Order[], meta: Partial<OrdersPage['meta']> = {}): OrdersPage => ({
  data: orders,
  meta: {
    ...{ current_page: 1, last_page: 1, per_page: 20, total: orders.length },
    counts: orderCounts(orders.map(({ status }) => ({ status, count: 1 }))),
    ...meta,
  },
});

/** The same order with the data of its detail request: placed by a person, unchanged since. */
export const buildOrderDetail = (base: Order, changes: Partial<OrderDetail> = {}): OrderDetail => ({
  ...base,
  ...{ placed_total_with_vat: base.total_with_vat, delta_with_vat: 0, changes: [], documents: [] },
  history: [
    {
      ...{ id: 1, kind: 'placed', created_at: base.created_at, status: 'new', total_with_vat: 77_600 },
      ...{ file: null, comment: null, by: { is_staff: false, name: 'Sokolova Irina' } },
    },
  ],
  ...changes,
});

const stateOn = (amount: number, dates: string[]) => ({
  ...{ quantity: 2, dates, quantity_by_dates: [], time_range_by_dates: [] },
  ...{ price_with_vat: 9700, amount_with_vat: amount },
});

/** An order awaiting confirmation: two of its four days are gone. */
export const buildChangedOrder = (base: Order): OrderDetail =>
  buildOrderDetail(base, {
    placed_total_with_vat: 77_600,
    delta_with_vat: -38_800,
    history: [
      ...buildOrderDetail(base).history,
      {
        ...{ id: 2, kind: 'amounts', created_at: '2026-05-26T09:00:00Z', status: null, total_with_vat: 38_800 },
        ...{ file: null, comment: null, by: { is_staff: true, name: null } },
      },
    ],
    changes: [
      {
        ...{ line_id: 51, name_rus: 'Диван', name_eng: 'Sofa', unit, changed: ['dates', 'amount'] },
        before: stateOn(77_600, ['2026-06-16', '2026-06-17', '2026-06-18', '2026-06-19']),
        after: stateOn(38_800, ['2026-06-16', '2026-06-17']),
      },
    ],
  });
