import { lineChange, orderStatuses } from '@fairfront/shared-kit/domain/services';
import type { Cart } from '@fairfront/shared-kit/domain/services/api';
import { listMessages } from '../../backend/src/areas/services/orders/order-messages.repository';
import { orderResponse, orderDifference } from '../../backend/src/areas/services/orders/order.response';
import { findOrder, findOrderWithTrail, listOrders } from '../../backend/src/areas/services/orders/orders.repository';
import { TestApp } from '@fairfront/backend/testing/test-app';
import { demoCalendar } from './demo-calendar';
import { demoCartLines } from './demo-cart';

let portal: TestApp;
beforeAll(async () => {
  portal = await TestApp.start();
});
afterAll(() => portal.stop());

const [supervisor, editor] = [1, 3];
const page = { page: 1, perPage: 20 };

it('the import adds orders with their numbers and times and notifies nobody [ORG-160]', async () => {
  const { read } = portal.database;
  const order = await read
    .selectFrom('additional_orders')
    .select(['id', 'created_at'])
    .where('id', '=', 1042)
    .executeTakeFirstOrThrow();
  expect(order.created_at.getTime()).toBeLessThan(portal.clock.now().getTime() - 86_400_000);
  expect(await read.selectFrom('outbox').selectAll().execute()).toEqual([]);
});

it('the demo data gives participation 101 six orders, one in each status, newest first, each with its history', async () => {
  const { rows, byStatus } = await listOrders(
    portal.database.read,
    { participationId: 101, userId: supervisor },
    {},
    page,
  );
  expect(byStatus.map(({ count }) => count)).toEqual([1, 1, 1, 1, 1, 1]);
  expect(rows.map(({ id }) => id)).toEqual([1045, 1042, 1038, 1021, 1007, 998]);
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(orderStatuses));
  for (const { id, status } of rows) {
    const trail = await findOrderWithTrail(portal.database.read, {
      participationId: 101,
      orderId: id,
      userId: supervisor,
    });
    expect(trail?.history[0]?.kind).toBe('placed');
    const last = trail?.history.filter(({ kind }) => kind !== 'document' && kind !== 'amounts').at(-1);
    expect(last?.details).toEqual({ status });
    const times = trail?.history.map(({ created_at }) => Date.parse(created_at)) ?? [];
    expect([...times].sort((a, b) => a - b)).toEqual(times);
  }
});

it('the demo data has an order waiting for confirmation with changed amounts, and two unread messages', async () => {
  const order = await findOrder(portal.database.read, { participationId: 101, orderId: 1042, userId: editor });
  if (!order) throw new Error('no order 1042');
  const answer = orderResponse(order, { userId: editor, canOrder: true, isInstaller: false });
  expect(answer).toMatchObject({ unread_messages_count: 2, can_accept: true, can_cancel: true });
  const { changes, placed_total_with_vat, delta_with_vat } = orderDifference(order);
  expect(changes.map(({ before, after }) => [before !== null, after !== null])).toEqual([
    ...Array.from({ length: 4 }, () => [true, true]),
    [true, false],
    [false, true],
  ]);
  expect(new Set(changes.flatMap(({ changed }) => changed))).toEqual(new Set(['quantity', 'dates', 'price', 'amount']));
  expect((placed_total_with_vat ?? 0) + (delta_with_vat ?? 0)).toBeCloseTo(answer.total_with_vat ?? 0, 2);
  expect(delta_with_vat).toBeLessThan(0);
});

it('the demo data has a chat of both sides, in order of time, read by the organiser up to the last answer', async () => {
  const chat = await listMessages(portal.database.read, { participationId: 101, orderId: 1042 }, { limit: 50 });
  expect(chat?.messages.map(({ sender }) => sender)).toEqual([
    'manager',
    'user',
    'manager',
    'user',
    'manager',
    'manager',
  ]);
  const times = chat?.messages.map(({ created_at }) => created_at.getTime()) ?? [];
  expect([...times].sort((one, other) => one - other)).toEqual(times);
  expect(chat?.readByOrganizer).toBe(chat?.messages[3]?.id);
});

it('the demo data has orders without a total only where a price is missing', async () => {
  const { rows } = await listOrders(portal.database.read, { participationId: 101, userId: supervisor }, {}, page);
  const priceless = rows.filter(({ lines }) => lines.some(({ amount }) => amount === null));
  expect(priceless.map(({ id, is_accept_needed }) => [id, is_accept_needed])).toEqual([[1038, true]]);
  const unchanged = rows.filter(({ id }) => id !== 1042).flatMap(({ lines }) => lines);
  expect(unchanged.every((line) => line.placed && lineChange({ placed: line.placed, current: line }) === null)).toBe(
    true,
  );
});

it('the demo data has an earlier exhibition to copy from: seven lines, one closed, one missing, some dearer, and another order', async () => {
  const { rows } = await listOrders(portal.database.read, { participationId: 104, userId: supervisor }, {}, page);
  const executed = rows.filter(({ status }) => status === 'executed');
  expect(executed.map(({ lines }) => lines.length)).toEqual([3, 7]);
  const ids = executed.flatMap(({ lines }) => lines.map(({ service_id }) => service_id));
  const caller = await portal.as('editor@severmech.example');
  const states = await Promise.all(
    ids.map(async (id) => {
      const { status, body } = await caller.get<{ data?: { order_state: string } }>(
        `/participants/101/additional-services/${id}`,
      );
      return status === 200 ? body.data?.order_state : status;
    }),
  );
  expect(states.filter((state) => state === 'service_closed')).toHaveLength(1);
  expect(states.filter((state) => state === 403)).toHaveLength(1);
  expect(states.filter((state) => state === 'open')).toHaveLength(8);
});

it('the demo data lets the collective organiser pay for a sub-exhibitor, and keeps the currency of a foreign company', async () => {
  const sub = await findOrder(portal.database.read, { participationId: 111, orderId: 1033, userId: 7 });
  expect(sub?.payer.name_eng).toBe('Stankoprom Association');
  const foreign = await findOrder(portal.database.read, { participationId: 130, orderId: 1027, userId: 10 });
  expect(foreign?.currency).toBe('EUR');
  expect(foreign?.lines.every(({ amount }) => amount !== null)).toBe(true);
});

it('the demo data has a cart line whose price has increased since it was added [SVC-160]', async () => {
  const { database, clock } = portal;
  for (const { id, held_prices } of demoCartLines(demoCalendar(clock.now()))) {
    await database.read
      .updateTable('cart_lines')
      .set({ held_prices: JSON.stringify(held_prices) })
      .where('id', '=', id)
      .execute();
  }
  const caller = await portal.as('editor@severmech.example');
  const { body } = await caller.get<{ data: Cart }>('/participants/101/cart');
  const items = body.data.groups.flatMap((group) => group.items);
  expect(items).toHaveLength(3);
  expect(items.filter((item) => item.price_risen_from !== null).map(({ service }) => service.name_eng)).toEqual([
    'Connection up to 10 kW',
  ]);
});

it('the demo data shows the drawings of services to everybody, as files without scripts [SVC-037]', async () => {
  const { app } = portal;
  const sofa = await app.inject('/storage/pictures/sofa.svg');
  expect([sofa.statusCode, sofa.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  expect(sofa.headers['content-security-policy']).toContain('sandbox');
  expect((await app.inject('/storage/pictures/no-such.svg')).statusCode).toBe(404);
});
