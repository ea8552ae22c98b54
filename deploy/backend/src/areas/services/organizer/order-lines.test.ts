import { anExhibition } from '../../../testing/builders/exhibitions';
import { aStaffCaller, anExhibitor, type Exhibitor } from '../../../testing/builders/exhibitor';
import { aPricedService } from '../../../testing/builders/priced-services';
import type { Service } from '../../../testing/builders/services';
import { orderCalls } from '../../../testing/organizer-orders';
import type { OrderableService } from '@fairfront/shared-kit/domain/services/api';
import { hireStaff } from '../../../testing/staff';
import { TestApp, type TestCaller } from '../../../testing/test-app';

/** Lines and amounts of an order, as the organiser changes them. */
let portal: TestApp;
let exhibitor: Exhibitor;
let editor: TestCaller;
let staff: TestCaller;
let exhibition: number;
let firstDay: string;
let chair: Service;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
  const { id, started_at } = await anExhibition(portal);
  [exhibition, firstDay] = [id, started_at];
  exhibitor = await anExhibitor(portal, { exhibition_id: exhibition });
  [editor, staff] = [await exhibitor.as('edit'), await aStaffCaller(portal)];
  chair = await aPricedService(portal, { prices: { RUR: 1_300 }, name_rus: 'Мягкий стул', name_eng: 'Padded chair' });
});
afterAll(() => portal.stop());

const { place, change, move, detail, seen } = orderCalls(() => ({ exhibitor, editor, staff }));
const placeChairs = () => place([chair, { quantity: 2 }]);
const eventsOf = async (name: string) => (await portal.events()).filter(({ event }) => event === name);

describe('lines and amounts of an order', () => {
  it('are changed with the move to waiting_confirmation, and the exhibitor sees the values before and after [SVC-154, SVC-163, SVC-180]', async () => {
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

  it('can be changed in new and processing, and in the move to waiting_confirmation only [SVC-154]', async () => {
    const placed = await placeChairs();
    const lines = [{ line_id: placed.services[0]?.line_id, quantity: 4 }];
    for (const status of ['waiting_confirmation', 'confirmed', 'executed', 'canceled'] as const) {
      await portal.database.read.updateTable('additional_orders').set({ status }).where('id', '=', placed.id).execute();
      const { status: answer, body } = await change(placed.id, { lines });
      expect([status, answer, body.code]).toEqual([status, 409, 'amounts_fixed']);
    }
    await portal.database.read
      .updateTable('additional_orders')
      .set({ status: 'new' })
      .where('id', '=', placed.id)
      .execute();
    for (const status of ['confirmed', 'canceled']) {
      expect((await change(placed.id, { status, lines })).body.code).toBe('amounts_fixed');
    }
    expect((await detail(placed.id)).version).toBe(placed.version);
    expect((await change(placed.id, { status: 'processing', lines })).body.data.services[0]?.quantity).toBe(4);
  });

  it('require the exhibitor’s consent, unless a later change restores them [SVC-181]', async () => {
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

  it('are removed, restored and added, with the difference by line [SVC-163, SVC-180]', async () => {
    const placed = await place(
      [await aPricedService(portal), { quantity: 1 }],
      [await aPricedService(portal), { quantity: 2 }],
    );
    const [line] = placed.services;
    const without = await change(placed.id, { lines: [{ line_id: line?.line_id, is_removed: true }] });
    expect(without.body.data.services).toHaveLength(placed.services.length - 1);
    expect(without.body.data.removed).toEqual([expect.objectContaining({ line_id: line?.line_id })]);
    expect((await seen(placed.id)).changes).toEqual([expect.objectContaining({ line_id: line?.line_id, after: null })]);
    const added = await change(placed.id, {
      lines: [{ line_id: line?.line_id, is_removed: false }],
      added: [{ service_id: chair.id, quantity: 3 }],
    });
    expect(added.status).toBe(200);
    expect((await seen(placed.id)).changes).toEqual([
      expect.objectContaining({ before: null, after: expect.objectContaining({ quantity: 3, amount_with_vat: 3900 }) }),
    ]);
  });

  it('follow the entries of a service by date', async () => {
    const laptop = await aPricedService(portal, { prices: { RUR: 4_800 }, requires: ['quantity_by_date'] });
    const placed = await place([laptop, { quantity_by_dates: [{ date: firstDay, quantity: 2 }] }]);
    const { body } = await change(placed.id, {
      lines: [{ line_id: placed.services[0]?.line_id, quantity_by_dates: [{ date: firstDay, quantity: 5 }] }],
    });
    expect(body.data.services[0]).toMatchObject({ quantity: 5, amount_with_vat: 24_000 });
  });

  it('are not changed by identical values', async () => {
    const placed = await placeChairs();
    await portal.services.outbox.drain();
    const same = await change(placed.id, {
      lines: [{ line_id: placed.services[0]?.line_id, quantity: 2, price_with_vat: 1300 }],
    });
    expect([same.status, same.body.data.version]).toEqual([200, placed.version]);
    expect(await portal.events()).toEqual([]);
  });
});

it('invalid lines are refused by field in the language of the caller, and nothing is changed [SVC-180]', async () => {
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
      'Each line can be listed only once',
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
      'Введите цену от 0 до 10\u00a0000\u00a0000, не более двух знаков после запятой',
      'Enter a price from 0 to 10\u00a0000\u00a0000 with no more than two decimal places',
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
      { added: [{ service_id: chair.id, quantity: 0 }] },
      'added.0.quantity',
      'Минимальное количество для заказа: 1',
      'The minimum quantity is 1',
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

it('one of several simultaneous changes based on the same version is stored [SVC-154]', async () => {
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

describe('services that staff add to an order [ORG-402]', () => {
  const find = (orderId: number, search: string, caller = staff) =>
    caller.get<{ data: OrderableService[]; code?: string }>(
      `/organizer/additional-orders/${orderId}/services?search=${encodeURIComponent(search)}`,
    );
  const set = (changes: { synonyms?: string; archived_at?: Date | null }) =>
    portal.database.read.updateTable('additional_services').set(changes).where('id', '=', chair.id).execute();

  it('are found by a part of a name in either language or of a synonym, without archived ones [ORG-402]', async () => {
    const placed = await placeChairs();
    await set({ synonyms: 'креслице' });
    for (const search of ['padded CH', 'мягк', 'креслиц']) {
      const { status, body } = await find(placed.id, search);
      expect([status, body.data.map(({ name_eng }) => name_eng)]).toEqual([200, ['Padded chair']]);
    }
    await set({ archived_at: portal.clock.now() });
    expect((await find(placed.id, 'padded')).body.data).toEqual([]);
    const refused = await change(placed.id, { added: [{ service_id: chair.id, quantity: 1 }] });
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['added.0.service_id']]);
    await set({ archived_at: null });
  });

  it('have the price of today in currency and VAT of the order, and are added at it [ORG-402]', async () => {
    const placed = await placeChairs();
    const before = await find(placed.id, 'padded');
    const [service] = before.body.data;
    const price = service?.prices.find(({ currency }) => currency === 'RUR')?.price_with_vat;
    expect([service?.is_offered, price]).toEqual([true, 1300]);
    const offer = (body: object) =>
      staff.patch(`/organizer/exhibitions/${exhibition}/services/${chair.id}`, body).then(({ status }) => status);
    expect(await offer({ price_steps: [{ from: '2020-01-01', percent: 50 }] })).toBe(200);
    const dearer = (await find(placed.id, 'padded')).body.data[0];
    expect(dearer?.prices.find(({ currency }) => currency === 'RUR')?.price_with_vat).toBe(1950);
    const { body } = await change(placed.id, { added: [{ service_id: chair.id, quantity: 3 }] });
    expect(body.data.services.at(-1)).toMatchObject({ quantity: 3, price_with_vat: 1950, amount_with_vat: 5850 });
    // the line that was placed keeps its price
    expect(body.data.services[0]).toMatchObject({ price_with_vat: 1300 });
    expect(await offer({ price_steps: [] })).toBe(200);
  });

  it('are added once when the call is repeated, with the audit and an event for the exhibitor [ORG-402]', async () => {
    const [placed, table] = [await placeChairs(), await aPricedService(portal)];
    await portal.services.outbox.drain();
    const body = { version: placed.version, added: [{ service_id: table.id, quantity: 1 }] };
    const headers = { 'idempotency-key': 'add-service-once' };
    const [first, again] = [await change(placed.id, body, headers), await change(placed.id, body, headers)];
    expect([first.status, again.status, again.body]).toEqual([200, 200, first.body]);
    expect((await detail(placed.id)).services).toHaveLength(2);
    expect(await eventsOf('additional-order.status-updated')).toHaveLength(1);
    const audit = await portal.database.read
      .selectFrom('audit_log')
      .select('action')
      .where('subject', '=', `order ${placed.id}`)
      .where('action', '=', 'order.amounts-changed')
      .execute();
    expect(audit).toHaveLength(1);
  });

  it('are only for staff with the orders of the exhibition [ORG-402]', async () => {
    const placed = await placeChairs();
    const { caller: bureau } = await hireStaff(portal, 'bureau@fairfront.example', [
      { role: 'pass-bureau', exhibition_id: exhibition },
    ]);
    const { caller: elsewhere } = await hireStaff(portal, 'elsewhere@fairfront.example', [
      { role: 'services', exhibition_id: (await anExhibition(portal)).id },
    ]);
    expect((await find(placed.id, 'chair', bureau)).body.code).toBe('scope_missing');
    expect((await find(placed.id, 'chair', elsewhere)).status).toBe(404);
    expect((await find(placed.id, 'chair', editor)).status).toBe(403);
    expect((await find(999_999, 'chair')).status).toBe(404);
  });
});
