import type { QueuedOrder, StaffOrder, StaffOrderLine } from '../api/orders';

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

/** An order in the queue. */
export const buildQueuedOrder = (changes: Partial<QueuedOrder> = {}): QueuedOrder => ({
  ...{ id: 1042, version: 1, status: 'new', currency: 'RUR', total_with_vat: 1150, lines_count: 1, exhibitor },
  ...{ unread_messages_count: 0, accepted_status: 'confirmed', can_cancel: true },
  ...{ created_at: '2026-04-19T10:00:00.000Z', waits_since: '2026-04-19T10:00:00.000Z' },
  ...changes,
});
