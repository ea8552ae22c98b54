import type { Order, OrderDetail } from '../orders/order.schema';
import { multipart } from '../testing/multipart';
import { TestApp, type TestCaller } from '../testing/test-app';
import type { OrganizerOrder, OrganizerOrderDetail } from './orders.schema';

/** The organiser's half of orders: list, one order, lines and amounts, moves. */
let portal: TestApp;
let editor: TestCaller;
let staff: TestCaller;
beforeAll(async () => {
  portal = await TestApp.start();
  [editor, staff] = [await portal.as('editor@severmech.example'), await portal.as('organizer@fairfront.example')];
});
afterAll(() => portal.stop());
// orders of each test count from none
beforeEach(() => portal.database.read.deleteFrom('additional_orders').execute());

interface Refusal {
  code?: string;
  message: string;
  errors?: Record<string, string[]>;
}
type Answer = { data: OrganizerOrderDetail } & Refusal;
const orders = '/organizer/additional-orders';

const serviceNamed = async (name: string): Promise<number> => {
  const row = await portal.database.read
    .selectFrom('additional_services')
    .select('id')
    .where('name_eng', '=', name)
    .executeTakeFirstOrThrow();
  return row.id;
};
/** An order of these services alone. */
const place = async (lines: Record<string, object>): Promise<Order> => {
  await portal.database.read.deleteFrom('cart_lines').execute();
  for (const [name, line] of Object.entries(lines)) {
    const added = await editor.post(`/participants/101/cart-items/${await serviceNamed(name)}`, line);
    expect(added.status).toBe(201);
  }
  return (await editor.post<{ data: Order }>('/participants/101/additional-orders', {})).body.data;
};
const placeChairs = () => place({ 'Padded chair': { quantity: 2 } });
const change = (id: number, body: object, headers: Record<string, string> = {}) =>
  staff.patch<Answer>(`${orders}/${id}`, body, { headers });
const move = (id: number, status: string) => change(id, { status });
const detail = async (id: number) => (await staff.get<Answer>(`${orders}/${id}`)).body.data;
const seen = async (id: number, caller = editor) =>
  (await caller.get<{ data: OrderDetail }>(`/participants/101/additional-orders/${id}`)).body.data;
const list = async (query = '') =>
  (await staff.get<{ data: OrganizerOrder[]; meta: { total: number } }>(`${orders}${query}`)).body;
const say = async (id: number, text: string) =>
  editor.call('POST', `/participants/101/additional-orders/${id}/messages`, await multipart({ text }));
const eventsOf = async (name: string) => (await portal.events()).filter(({ event }) => event === name);

describe('the list [SVC-180]', () => {
  it('shows the orders of all participations, newest first, by status, exhibition, participation and unread', async () => {
    const first = await placeChairs();
    const second = await placeChairs();
    await move(first.id, 'processing');
    await say(second.id, 'Есть ли синие?');
    expect((await list()).data.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect((await list('?status=processing')).data.map(({ id }) => id)).toEqual([first.id]);
    expect((await list('?unread=1')).data.map(({ id, unread_messages_count: n }) => [id, n])).toEqual([[second.id, 1]]);
    expect((await list('?participant_id=102')).data).toEqual([]);
    expect((await list('?exhibition_id=2')).meta.total).toBe(0);
    expect((await list('?exhibition_id=1&page=9')).meta.total).toBe(2);
    const [row] = (await list('?per_page=1')).data;
    expect(row?.exhibitor).toEqual({
      id: 101,
      type: 'self',
      name_rus: expect.any(String),
      name_eng: expect.any(String),
      exhibition_id: 1,
      stands: expect.arrayContaining([{ title: expect.any(String), area: expect.any(Number) }]),
    });
  });

  it('leaves out the orders of a deleted sub-exhibitor', async () => {
    const { id } = await placeChairs();
    await portal.database.read
      .updateTable('participations')
      .set({ deleted_at: portal.clock.now() })
      .where('id', '=', 101)
      .execute();
    expect((await list()).data).toEqual([]);
    for (const { status } of [await staff.get(`${orders}/${id}`), await move(id, 'processing')]) {
      expect(status).toBe(404);
    }
    await portal.database.read.updateTable('participations').set({ deleted_at: null }).where('id', '=', 101).execute();
  });
});

it('shows one order with who has placed it, its files, history, chat and what is possible now [SVC-180]', async () => {
  const placed = await placeChairs();
  await say(placed.id, 'Есть ли синие?');
  const order = await detail(placed.id);
  expect(order).toMatchObject({
    id: placed.id,
    total_with_vat: placed.total_with_vat,
    placed_total_with_vat: placed.total_with_vat,
    placed_by: { email: 'editor@severmech.example', role: 'edit', phone: expect.stringMatching(/^\+\d+$/) },
    moves: ['processing', 'waiting_confirmation', 'confirmed', 'canceled'],
    can_set_amounts: true,
    is_accept_needed: false,
    changes: [],
    documents: [],
    removed: [],
    messages: [expect.objectContaining({ from: 'user', text: 'Есть ли синие?' })],
    has_earlier_messages: false,
  });
  await move(placed.id, 'processing');
  expect((await detail(placed.id)).history).toEqual([
    expect.objectContaining({ kind: 'placed', by: { is_staff: false, name: expect.any(String) } }),
    expect.objectContaining({ kind: 'status', status: 'processing', by: { is_staff: true, name: 'Мартынова Елена' } }),
  ]);
  expect((await seen(placed.id)).history[1]?.by).toEqual({ is_staff: true, name: null });
});

describe('moves', () => {
  const statuses = ['new', 'processing', 'waiting_confirmation', 'confirmed', 'executed', 'canceled'] as const;
  const allowed: Record<(typeof statuses)[number], string[]> = {
    new: ['processing', 'waiting_confirmation', 'confirmed', 'canceled'],
    processing: ['waiting_confirmation', 'confirmed', 'canceled'],
    waiting_confirmation: ['processing', 'canceled'],
    confirmed: ['executed', 'canceled'],
    executed: [],
    canceled: [],
  };

  it('are those of the table, every other one is refused with 409 and changes nothing [SVC-095]', async () => {
    const { id } = await placeChairs();
    for (const from of statuses) {
      for (const to of statuses.filter((status) => status !== from)) {
        await portal.database.read.updateTable('additional_orders').set({ status: from }).execute();
        const before = await detail(id);
        const { status, body } = await move(id, to);
        if (allowed[from].includes(to)) {
          expect([from, to, status, body.data.status]).toEqual([from, to, 200, to]);
          expect(body.data.version).toBe(before.version + 1);
        } else {
          expect([from, to, status, body.code]).toEqual([from, to, 409, 'move_not_allowed']);
          expect(await detail(id)).toEqual(before);
        }
      }
    }
  });

  it('name both statuses in the language of the caller', async () => {
    const { id } = await placeChairs();
    expect((await move(id, 'executed')).body.message).toBe(
      'Заказ в статусе «Новый» нельзя перевести в статус «Выполнен»',
    );
    expect((await change(id, { status: 'executed' }, { 'accept-language': 'en' })).body.message).toBe(
      'An order with status “New” cannot be moved to “Completed”',
    );
  });

  it('reach the open tabs and the people of the exhibitor [SVC-144, SVC-145]', async () => {
    const { id } = await placeChairs();
    await portal.services.outbox.drain();
    await move(id, 'processing');
    expect(await eventsOf('additional-order.status-updated')).toEqual([
      expect.objectContaining({
        channel: 'private-participants.101',
        data: expect.objectContaining({ id, status: 'processing' }),
      }),
    ]);
    const [newest] = (await editor.get<{ data: { data: object }[] }>('/notifications')).body.data;
    expect(newest?.data).toMatchObject({ message_rus: `Заказ № ${id}: В обработке`, subject: { kind: 'order', id } });
  });

  it('are refused for a version that is not the stored one [SVC-154]', async () => {
    const { id, version } = await placeChairs();
    const late = await change(id, { status: 'processing', version: version + 1 });
    expect([late.status, late.body.code]).toEqual([409, 'order_changed']);
    expect((await change(id, { status: 'processing', version })).status).toBe(200);
    const again = await change(id, { status: 'processing' });
    expect([again.status, again.body.data.version]).toEqual([200, version + 1]);
  });

  it('need all amounts, and an order placed without one is confirmed only by the exhibitor [SVC-095]', async () => {
    const placed = await place({ 'Customs clearance': { quantity: 2 } });
    const line_id = placed.services[0]?.line_id;
    for (const to of ['waiting_confirmation', 'confirmed']) {
      expect((await move(placed.id, to)).body).toMatchObject({
        code: 'amounts_missing',
        message: 'Сначала укажите цены всех услуг в заказе',
      });
    }
    const priced = await change(placed.id, { lines: [{ line_id, price_with_vat: 8300 }] });
    expect([priced.status, priced.body.data.total_with_vat]).toEqual([200, 16_600]);
    expect((await move(placed.id, 'confirmed')).body.code).toBe('accept_needed');
    expect((await move(placed.id, 'waiting_confirmation')).status).toBe(200);
    const accepted = await editor.post(`/participants/101/additional-orders/${placed.id}/accept`);
    expect(accepted.status).toBe(200);
    expect((await detail(placed.id)).moves).toEqual(['executed', 'canceled']);
  });
});

describe('lines and amounts', () => {
  it('change with the move to waiting_confirmation, and the exhibitor sees before and after [SVC-154, SVC-163, SVC-180]', async () => {
    const placed = await placeChairs();
    const line_id = placed.services[0]?.line_id;
    await portal.services.outbox.drain();
    const { status, body } = await change(placed.id, {
      status: 'waiting_confirmation',
      lines: [{ line_id, quantity: 3, price_with_vat: 1200.5 }],
    });
    expect([status, body.data.status, body.data.total_with_vat, body.data.version]).toEqual([
      200,
      'waiting_confirmation',
      3601.5,
      placed.version + 1,
    ]);
    const order = await seen(placed.id);
    expect(order).toMatchObject({ can_accept: true, placed_total_with_vat: 2600, delta_with_vat: 1001.5 });
    expect(order.changes).toEqual([
      expect.objectContaining({
        line_id,
        changed: ['quantity', 'price', 'amount'],
        before: expect.objectContaining({ quantity: 2, amount_with_vat: 2600 }),
        after: expect.objectContaining({ quantity: 3, price_with_vat: 1200.5, amount_with_vat: 3601.5 }),
      }),
    ]);
    expect(order.history.slice(1)).toEqual([
      expect.objectContaining({ kind: 'amounts', total_with_vat: 3601.5 }),
      expect.objectContaining({ kind: 'status', status: 'waiting_confirmation' }),
    ]);
    expect(await eventsOf('additional-order.status-updated')).toHaveLength(1);
  });

  it('change in new and processing and with the move to waiting_confirmation only [SVC-154]', async () => {
    const placed = await placeChairs();
    const lines = [{ line_id: placed.services[0]?.line_id, quantity: 4 }];
    for (const status of ['waiting_confirmation', 'confirmed', 'executed', 'canceled'] as const) {
      await portal.database.read.updateTable('additional_orders').set({ status }).execute();
      const { status: answer, body } = await change(placed.id, { lines });
      expect([status, answer, body.code]).toEqual([status, 409, 'amounts_fixed']);
    }
    await portal.database.read.updateTable('additional_orders').set({ status: 'new' }).execute();
    for (const status of ['confirmed', 'canceled']) {
      expect((await change(placed.id, { status, lines })).body.code).toBe('amounts_fixed');
    }
    expect((await detail(placed.id)).version).toBe(placed.version);
    expect((await change(placed.id, { status: 'processing', lines })).body.data.services[0]?.quantity).toBe(4);
  });

  it('need the exhibitor’s consent, which a change back makes needless [SVC-181]', async () => {
    const placed = await placeChairs();
    const line_id = placed.services[0]?.line_id;
    const raised = await change(placed.id, { lines: [{ line_id, price_with_vat: 1500 }] });
    expect(raised.body.data).toMatchObject({ is_accept_needed: true, status: 'new' });
    expect(raised.body.data.moves).not.toContain('confirmed');
    const refused = await move(placed.id, 'confirmed');
    expect([refused.status, refused.body.code]).toEqual([409, 'accept_needed']);
    expect((await change(placed.id, { lines: [{ line_id, price_with_vat: 1300 }] })).body.data).toMatchObject({
      is_accept_needed: false,
      changes: [],
    });
    expect((await move(placed.id, 'confirmed')).status).toBe(200);
  });

  it('are taken out, put back and added, with the difference by line [SVC-163, SVC-180]', async () => {
    const placed = await place({ 'Meeting table': { quantity: 1 }, Armchair: { quantity: 2 } });
    const [line] = placed.services;
    const without = await change(placed.id, { lines: [{ line_id: line?.line_id, is_removed: true }] });
    expect(without.body.data.services).toHaveLength(placed.services.length - 1);
    expect(without.body.data.removed).toEqual([expect.objectContaining({ line_id: line?.line_id })]);
    expect((await seen(placed.id)).changes).toEqual([expect.objectContaining({ line_id: line?.line_id, after: null })]);
    const added = await change(placed.id, {
      lines: [{ line_id: line?.line_id, is_removed: false }],
      added: [{ service_id: 2, quantity: 3 }],
    });
    expect(added.status).toBe(200);
    expect((await seen(placed.id)).changes).toEqual([
      expect.objectContaining({ before: null, after: expect.objectContaining({ quantity: 3, amount_with_vat: 3900 }) }),
    ]);
  });

  it('follow the entries of a service by date', async () => {
    const day = await firstDay();
    const placed = await place({ 'Laptop rental': { quantity_by_dates: [{ date: day, quantity: 2 }] } });
    const { body } = await change(placed.id, {
      lines: [{ line_id: placed.services[0]?.line_id, quantity_by_dates: [{ date: day, quantity: 5 }] }],
    });
    expect(body.data.services[0]).toMatchObject({ quantity: 5, amount_with_vat: 24_000 });
  });

  it('do nothing when nothing is different', async () => {
    const placed = await placeChairs();
    await portal.services.outbox.drain();
    const same = await change(placed.id, {
      lines: [{ line_id: placed.services[0]?.line_id, quantity: 2, price_with_vat: 1300 }],
    });
    expect([same.status, same.body.data.version]).toEqual([200, placed.version]);
    expect(await portal.events()).toEqual([]);
  });
});

const firstDay = async (): Promise<string> =>
  (
    await portal.database.read
      .selectFrom('exhibitions')
      .select('started_at')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow()
  ).started_at;

it('refuses wrong lines by field in the language of the caller and changes nothing [SVC-180]', async () => {
  const placed = await placeChairs();
  const before = await detail(placed.id);
  const line_id = placed.services[0]?.line_id;
  const cases: [body: object, field: string, ru: string, en: string][] = [
    [
      { lines: [{ line_id: 999_999, quantity: 1 }] },
      'lines.0.line_id',
      'Такой строки в заказе нет',
      'The order has no such line',
    ],
    [
      {
        lines: [
          { line_id, quantity: 1 },
          { line_id, quantity: 2 },
        ],
      },
      'lines.1.line_id',
      'Каждую строку можно указать только один раз',
      'Each line can be named only once',
    ],
    [{ lines: [{ line_id, quantity: 1.5 }] }, 'lines.0.quantity', 'Введите целое число', 'Enter a whole number'],
    [
      { lines: [{ line_id, dates: ['2026-06-16'] }] },
      'lines.0.dates.0',
      'Дата недоступна для этой услуги',
      'The date is not available for this service',
    ],
    ...[-1, 10_000_001, 0.001].map((price_with_vat): [object, string, string, string] => [
      { lines: [{ line_id, price_with_vat }] },
      'lines.0.price_with_vat',
      'Введите цену от 0 до 10 000 000, не более двух знаков после запятой',
      'Enter a price from 0 to 10,000,000 with no more than two decimals',
    ]),
    [
      { lines: [{ line_id, is_removed: true }] },
      'lines',
      'В заказе должна остаться хотя бы одна услуга',
      'At least one service must stay in the order',
    ],
    [
      { added: [{ service_id: 999_999, quantity: 1 }] },
      'added.0.service_id',
      'Такой услуги нет',
      'There is no such service',
    ],
    [
      { added: [{ service_id: 2, quantity: 0 }] },
      'added.0.quantity',
      'Минимальное количество для заказа: 1',
      'The least quantity for an order is 1',
    ],
  ];
  for (const [body, field, ru, en] of cases) {
    const russian = await change(placed.id, body);
    expect([field, russian.status, russian.body.errors]).toEqual([field, 422, { [field]: [ru] }]);
    const english = await change(placed.id, body, { 'accept-language': 'en' });
    expect(english.body.errors).toEqual({ [field]: [en] });
  }
  expect(await detail(placed.id)).toEqual(before);
});

it('stores one of two changes at once that have seen the same version [SVC-154]', async () => {
  const placed = await placeChairs();
  const line_id = placed.services[0]?.line_id;
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      change(placed.id, { version: placed.version, lines: [{ line_id, quantity: index + 3 }] }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status, body }) => status === 409 && body.code === 'order_changed')).toHaveLength(7);
  expect((await detail(placed.id)).version).toBe(placed.version + 1);
});
