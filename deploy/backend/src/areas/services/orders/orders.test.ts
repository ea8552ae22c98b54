import { randomUUID } from 'node:crypto';
import type { Cart, OrderMessage, Order, OrderDetail } from '@fairfront/shared-kit/domain/services/api';
import { TestApp, type TestCaller } from '../../../testing/test-app';

let portal: TestApp;
let editor: TestCaller;
beforeEach(async () => {
  portal = await TestApp.start();
  editor = await portal.as('editor@severmech.example');
  // each test of this file counts orders from zero
  await portal.database.read.deleteFrom('additional_orders').execute();
});
afterEach(() => portal.stop());

interface Refusal {
  code?: string;
  message: string;
  errors?: Record<string, string[]>;
  data?: Cart;
}

const pdf = (content = '%PDF-1.7\n1 0 obj\nendobj\n%%EOF') =>
  new File([content], 'план.pdf', { type: 'application/pdf' });

const place = async (
  fields: Record<string, string | File> = {},
  { caller = editor, key }: { caller?: TestCaller; key?: string } = {},
) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const encoded = new Request('http://portal.invalid', { method: 'POST', body: form });
  return caller.post<{ data: Order } & Refusal>(
    '/participants/101/additional-orders',
    Buffer.from(await encoded.arrayBuffer()),
    {
      headers: {
        'content-type': encoded.headers.get('content-type') ?? '',
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
    },
  );
};
const cart = async () => (await editor.get<{ data: Cart }>('/participants/101/cart')).body.data;
const orders = async (caller = editor) =>
  (await caller.get<{ data: Order[] }>('/participants/101/additional-orders')).body.data;
const storedFiles = () => portal.services.files.namesBefore(new Date(8_640_000_000_000_000));

it('the whole cart is placed as one order with frozen prices, and the cart is emptied [SVC-083, SVC-085, SVC-086]', async () => {
  const before = await cart();
  const { status, body } = await place({
    comment: ' Позвоните заранее ',
    attachment: pdf(),
    cart_version: String(before.version),
  });
  expect(status).toBe(201);
  expect(body.data).toMatchObject({
    status: 'new',
    version: 1,
    currency: 'RUR',
    comment: 'Позвоните заранее',
    attachment: { original_name: 'план.pdf', extension: 'pdf' },
    total_with_vat: before.total_with_vat,
    vat: before.vat,
    can_accept: false,
    can_cancel: true,
    has_documents: false,
    unread_messages_count: 0,
  });
  expect(body.data.services.map(({ id, quantity, amount_with_vat }) => [id, quantity, amount_with_vat])).toEqual(
    before.groups
      .flatMap(({ items }) => items)
      .sort((a, b) => a.cart_item_id - b.cart_item_id)
      .map(({ id, quantity, amount_with_vat }) => [id, quantity, amount_with_vat]),
  );
  expect(await cart()).toMatchObject({ version: before.version + 1, groups: [], total_with_vat: 0 });
  expect(await orders()).toEqual([body.data]);
  await portal.database.read.updateTable('additional_services').set({ prices: '[]' }).execute();
  expect((await orders())[0]?.total_with_vat).toBe(before.total_with_vat);
});

it('a new order notifies the tabs and users of the participation, except the person who ordered [SVC-144, SVC-145]', async () => {
  const { body } = await place();
  const events = await portal.events();
  expect(events.find(({ event }) => event === 'additional-order.status-updated')).toMatchObject({
    channel: 'private-participants.101',
    data: { id: body.data.id, status: 'new', updated_at: expect.any(String) },
  });
  const reader = await portal.as('reader@severmech.example');
  const [newest] = (await reader.get<{ data: { data: object; type: string }[] }>('/notifications')).body.data;
  expect(newest).toMatchObject({
    type: 'order',
    data: {
      message_rus: `Заказ №\u00a0${body.data.id}: Новый`,
      message_eng: `Order No. ${body.data.id}: New`,
      subject: { kind: 'order', id: body.data.id },
    },
  });
  const [own] = (await editor.get<{ data: { data: { subject?: { id: number } } }[] }>('/notifications')).body.data;
  expect(own?.data.subject?.id).not.toBe(body.data.id);
});

it('an order is returned with its lines, and accepts messages with files, acceptance and cancellation [SVC-014, SVC-015]', async () => {
  const { id } = (await place()).body.data;
  const path = `/participants/101/additional-orders/${id}`;
  const { body } = await editor.get<{ data: OrderDetail }>(path);
  expect(body.data).toMatchObject({
    id,
    created_at: portal.clock.now().toISOString(),
    status: 'new',
    currency: 'RUR',
    unread_messages_count: 0,
  });
  expect(body.data.services.length).toBeGreaterThan(1);
  for (const { amount_with_vat } of body.data.services) expect(amount_with_vat).toEqual(expect.any(Number));

  const form = new FormData();
  form.set('text', 'Планировка');
  form.append('files[]', pdf());
  const encoded = new Request('http://portal.invalid', { method: 'POST', body: form });
  await editor.post(`${path}/messages`, Buffer.from(await encoded.arrayBuffer()), {
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  });
  const messages = await editor.get<{ data: OrderMessage[] }>(`${path}/messages`);
  expect(messages.body.data).toMatchObject([{ text: 'Планировка', files: [{ original_name: 'план.pdf' }] }]);

  const early = await editor.post(`${path}/accept`);
  const canceled = await editor.post<{ data: Order }>(`${path}/cancel`);
  expect([early.status, canceled.status, canceled.body.data.status]).toEqual([409, 200, 'canceled']);
});

describe('placing an order is refused, and nothing is lost, with', () => {
  it.each([
    ['a comment of 251 characters [SVC-078]', { comment: 'ё'.repeat(251) }, 'comment', 'Не более 250 символов'],
    [
      'a comment with a sign that no document can print [PASS-385]',
      { comment: 'Доставка к 🚚 воротам' },
      'comment',
      'Символ «🚚» нельзя напечатать в документах. Удалите или замените его',
    ],
    [
      'a purchase number with such a sign [PASS-385]',
      { purchase_number: 'ЗН-乪' },
      'purchase_number',
      'Символ «乪» нельзя напечатать в документах. Удалите или замените его',
    ],
    ['a currency of no event [SVC-084]', { currency: 'GBP' }, 'currency', 'Выберите валюту из списка'],
    [
      'a payer that does not pay [SVC-164]',
      { payer: 'parent' },
      'payer',
      'Организатор коллективного стенда не оплачивает заказы субэкспонентов',
    ],
    [
      'a picture called PDF [SVC-157]',
      { attachment: new File(['GIF89a'], 'plan.pdf') },
      'attachment',
      'Прикрепите PDF размером до 5\u00a0МБ',
    ],
    [
      'an empty file [SVC-080]',
      { attachment: new File([''], 'plan.pdf') },
      'attachment',
      'Прикрепите PDF размером до 5\u00a0МБ',
    ],
    [
      '5 MB and a byte [SVC-079, SVC-080]',
      { attachment: pdf(`%PDF-1.7${' '.repeat(5_242_880 - 12)}%%EOF`) },
      'attachment',
      'Прикрепите PDF размером до 5\u00a0МБ',
    ],
    [
      'an encrypted PDF [SVC-157]',
      { attachment: pdf('%PDF-1.7\ntrailer <</Encrypt 5 0 R>>\n%%EOF') },
      'attachment',
      'Прикрепите PDF размером до 5\u00a0МБ',
    ],
    [
      'a PDF without its end [SVC-157]',
      { attachment: pdf('%PDF-1.7\n1 0 obj') },
      'attachment',
      'Прикрепите PDF размером до 5\u00a0МБ',
    ],
  ])('%s', async (_title, fields, field, text) => {
    const before = await cart();
    const { status, body } = await place(fields);
    expect([status, body.errors]).toEqual([422, { [field]: [text] }]);
    expect(await cart()).toEqual(before);
    expect(await orders()).toEqual([]);
    expect(await storedFiles()).toEqual([]);
  });

  it('an attachment of exactly 5 MB is accepted [SVC-080]', async () => {
    expect((await place({ attachment: pdf(`%PDF-1.7${' '.repeat(5_242_880 - 13)}%%EOF`) })).status).toBe(201);
  });

  it.each(['1', '99999999999', 'abc'])('a version %s that is not the stored one [SVC-153]', async (version) => {
    const { status, body } = await place({ cart_version: version });
    expect([status, body.code, body.message]).toEqual([
      409,
      'cart_changed',
      'Корзина изменилась. Проверьте её и оформите заказ ещё раз',
    ]);
    expect(await orders()).toEqual([]);
  });

  it('an empty cart [SVC-153], after a call without a version, which the API document allows [SVC-084]', async () => {
    const { paths } = portal.app.openapi() as { paths: Record<string, { post?: object }> };
    const call = JSON.stringify(paths['/participants/{id}/additional-orders']?.post);
    expect(call).toContain('"cart_version"');
    expect(call).not.toMatch(/"required":\[[^\]]*"cart_version"/);
    expect((await place()).status).toBe(201);
    const empty = await place();
    expect([empty.status, empty.body.code, empty.body.message]).toEqual([422, 'cart_empty', 'Корзина пуста']);
  });

  it('lines that can no longer be ordered, reported by line [SVC-085]', async () => {
    const lines = (await cart()).groups.flatMap(({ items }) => items);
    const cleaning = lines.find(({ service }) => service.name_eng === 'Daily stand cleaning');
    const table = lines.find(({ service }) => service.name_eng === 'Meeting table');
    await portal.database.read.updateTable('stands').set({ area: 50 }).where('participation_id', '=', 101).execute();
    await portal.database.read
      .insertInto('service_offers')
      .values({ exhibition_id: 1, service_id: table?.id ?? 0, is_hidden: true })
      .execute();
    const { status, body } = await place();
    expect(status).toBe(422);
    expect(Object.keys(body.errors ?? {}).sort()).toEqual(
      [`items.${cleaning?.cart_item_id ?? 0}.quantity`, `items.${table?.cart_item_id ?? 0}.service`].sort(),
    );
  });

  it('a price that has increased since it was shown [SVC-160]', async () => {
    const caller = editor;
    const chair = await caller.post('/participants/101/cart-items/2', { quantity: 2 });
    expect(chair.status).toBe(201);
    const tomorrow = new Date(portal.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10);
    await portal.database.read
      .insertInto('service_offers')
      .values({ exhibition_id: 1, service_id: 2, price_steps: JSON.stringify([{ from: tomorrow, percent: 20 }]) })
      .execute();
    portal.clock.advance(2 * 86_400_000);
    const { status, body } = await place();
    expect([status, body.code]).toEqual([409, 'price_changed']);
    const risen = body.data?.groups.flatMap(({ items }) => items).find(({ id }) => id === 2);
    expect(risen).toMatchObject({ price_risen_from: 1300, currencyPrice: 1560, amount_with_vat: 3120 });
    expect(await orders()).toEqual([]);
    const accepted = await editor.post<{ data: Cart }>('/participants/101/cart/accept-prices');
    expect(
      accepted.body.data.groups.flatMap(({ items }) => items).every((item) => item.price_risen_from === null),
    ).toBe(true);
    expect((await place()).status).toBe(201);
  });
});

it('a line without a price stays N/A until the manager sets its price [SVC-086, SVC-105, SVC-139]', async () => {
  const { id } = await portal.database.read
    .selectFrom('additional_services')
    .select('id')
    .where('name_eng', '=', 'Customs clearance')
    .executeTakeFirstOrThrow();
  await editor.post(`/participants/101/cart-items/${id}`, { quantity: 1 });
  const { status, body } = await place();
  expect([status, body.data.total_with_vat]).toEqual([201, null]);
  expect(body.data.services.find((line) => line.id === id)).toMatchObject({
    price_with_vat: null,
    amount_with_vat: null,
  });
});

it('a repeated key creates one order, and another key finds the cart empty [SVC-087]', async () => {
  const key = randomUUID();
  const attachment = pdf();
  const first = await place({ comment: 'a', attachment }, { key });
  const again = await place({ comment: 'a', attachment }, { key });
  expect([again.status, again.body]).toEqual([201, first.body]);
  const other = await place({ comment: 'b', attachment }, { key });
  expect([other.status, other.body.code]).toEqual([422, 'idempotency_mismatch']);
  expect(await orders()).toHaveLength(1);
  expect(await storedFiles()).toHaveLength(1);
});

describe('the decisions of an exhibitor', () => {
  const move = (id: number, status: 'waiting_confirmation' | 'processing') =>
    portal.database.read.updateTable('additional_orders').set({ status }).where('id', '=', id).execute();
  const decide = (id: number, decision: 'accept' | 'cancel', body: object = {}, caller = editor) =>
    caller.post<{ data: Order } & Refusal>(`/participants/101/additional-orders/${id}/${decision}`, body);

  it('confirm a waiting order once, with the version that the user saw [SVC-095, SVC-096, SVC-154]', async () => {
    const { id } = (await place()).body.data;
    const early = await decide(id, 'accept');
    expect([early.status, early.body.code, early.body.message]).toEqual([
      409,
      'order_changed',
      'Заказ изменился, действие больше недоступно',
    ]);
    await move(id, 'waiting_confirmation');
    expect((await decide(id, 'accept', { version: 7 })).status).toBe(409);
    const accepted = await decide(id, 'accept', { version: 1 });
    expect([accepted.status, accepted.body.data]).toEqual([
      200,
      expect.objectContaining({ status: 'confirmed', version: 2, can_accept: false, can_cancel: false }),
    ]);
    expect((await decide(id, 'accept')).status).toBe(409);
    expect((await decide(id, 'cancel')).status).toBe(409);
  });

  it('cancel a new order, but not one that is being processed [SVC-095, SVC-097]', async () => {
    const { id } = (await place()).body.data;
    await move(id, 'processing');
    expect((await decide(id, 'cancel')).status).toBe(409);
    await portal.database.read.updateTable('additional_orders').set({ status: 'new' }).execute();
    expect((await decide(id, 'cancel')).body.data.status).toBe('canceled');
  });

  it('are allowed to an installer only for own orders [SVC-154]', async () => {
    const installer = await portal.as('installer@severmech.example');
    const others = (await place()).body.data.id;
    expect((await decide(others, 'cancel', {}, installer)).status).toBe(403);
    expect((await orders(installer))[0]).toMatchObject({ can_accept: false, can_cancel: false });
    await installer.post('/participants/101/cart-items/2', { quantity: 1 });
    const own = (await place({}, { caller: installer })).body.data;
    expect(own.can_cancel).toBe(true);
    expect((await decide(own.id, 'cancel', {}, installer)).status).toBe(200);
  });

  it('answer 404 for an order of another participation [SVC-103]', async () => {
    const { id } = (await place()).body.data;
    const supervisor = await portal.as('supervisor@severmech.example');
    expect((await supervisor.get(`/participants/102/additional-orders/${id}`)).status).toBe(404);
    expect((await supervisor.post(`/participants/102/additional-orders/${id}/cancel`)).status).toBe(404);
  });
});

it('the order shows the difference from what was placed and who changed it [SVC-163]', async () => {
  const { id, services, total_with_vat: total } = (await place()).body.data;
  const line = services.find(({ name_eng }) => name_eng === 'Meeting table');
  await portal.database.read
    .updateTable('order_lines')
    .set({ quantity: 5, amount: 2_100_000 })
    .where('id', '=', line?.line_id ?? 0)
    .execute();
  const { body } = await editor.get<{ data: OrderDetail }>(`/participants/101/additional-orders/${id}`);
  expect(body.data.changes).toEqual([
    expect.objectContaining({
      line_id: line?.line_id,
      changed: ['quantity', 'amount'],
      before: expect.objectContaining({ quantity: 4, amount_with_vat: 16_800 }),
      after: expect.objectContaining({ quantity: 5, amount_with_vat: 21_000 }),
    }),
  ]);
  expect(body.data).toMatchObject({ placed_total_with_vat: total, delta_with_vat: 4200 });
  expect(body.data.history).toEqual([
    expect.objectContaining({ kind: 'placed', by: { is_staff: false, name: expect.stringContaining(' ') } }),
  ]);
});
