import { randomUUID } from 'node:crypto';
import { addDays } from '@fairfront/shared-kit/domain/common';
import type { Cart, OrderMessage, Order, OrderDetail } from '@fairfront/shared-kit/domain/services/api';
import { aStand } from '../../../testing/builders/participations';
import { aPricedService, offerService } from '../../../testing/builders/priced-services';
import type { Service } from '../../../testing/builders/services';
import { itemsOf, startCartPortal, type CartPortal } from '../../../testing/cart-portal';
import { multipart } from '../../../testing/multipart';

let portal: CartPortal['portal'];
let exhibitor: CartPortal['exhibitor'];
let editor: CartPortal['editor'];
let add: CartPortal['add'];
let cart: CartPortal['cart'];
let path: string;
/** In the cart: four tables, and the cleaning of the stand on two days. */
let table: Service;
let cleaning: Service;
beforeEach(async () => {
  const { days, ...started } = await startCartPortal();
  ({ portal, exhibitor, editor, add, cart } = started);
  path = `${exhibitor.path}/additional-orders`;
  await aStand(portal, exhibitor, { area: 72 });
  table = await aPricedService(portal, { prices: { RUR: 4_200 } });
  cleaning = await aPricedService(portal, { prices: { RUR: 190 }, requires: ['stand_area', 'date_exhibition'] });
  await add(table, { quantity: 4 });
  await add(cleaning, { quantity: 72, dates: [days.exhibition, addDays(days.exhibition, 1)] });
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

const place = async (fields: Record<string, string | File> = {}, key?: string) => {
  const { body, headers } = await multipart(fields);
  return editor.post<{ data: Order } & Refusal>(path, body, {
    headers: { ...headers, ...(key === undefined ? {} : { 'idempotency-key': key }) },
  });
};
const orders = async () => (await editor.get<{ data: Order[] }>(path)).body.data;
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
    // 4 × 4,200 and 72 × 2 × 190
    total_with_vat: 44_160,
    vat: 7_360,
    can_accept: false,
    can_cancel: true,
    has_documents: false,
    unread_messages_count: 0,
  });
  expect(body.data.services.map(({ id, quantity, amount_with_vat }) => [id, quantity, amount_with_vat])).toEqual([
    [table.id, 4, 16_800],
    [cleaning.id, 72, 27_360],
  ]);
  expect(await cart()).toMatchObject({ version: before.version + 1, groups: [], total_with_vat: 0 });
  expect(await orders()).toEqual([body.data]);
  await portal.database.read.updateTable('additional_services').set({ prices: '[]' }).execute();
  expect((await orders())[0]?.total_with_vat).toBe(44_160);
});

it('a new order notifies the tabs and users of the participation, except the person who ordered [SVC-144, SVC-145]', async () => {
  const reader = await exhibitor.as('read');
  const { body } = await place();
  const events = await portal.events();
  expect(events.find(({ event }) => event === 'additional-order.status-updated')).toMatchObject({
    channel: `private-participants.${exhibitor.id}`,
    data: { id: body.data.id, status: 'new', updated_at: expect.any(String) },
  });
  const [newest] = (await reader.get<{ data: { data: object; type: string }[] }>('/notifications')).body.data;
  expect(newest).toMatchObject({
    type: 'order',
    data: {
      message_rus: `Заказ №\u00a0${body.data.id}: Новый`,
      message_eng: `Order No. ${body.data.id}: New`,
      subject: { kind: 'order', id: body.data.id },
    },
  });
  expect((await editor.get<{ data: object[] }>('/notifications')).body.data).toEqual([]);
});

it('an order is returned with its lines, and accepts messages with files, acceptance and cancellation [SVC-014, SVC-015]', async () => {
  const { id } = (await place()).body.data;
  const own = `${path}/${id}`;
  const { body } = await editor.get<{ data: OrderDetail }>(own);
  expect(body.data).toMatchObject({
    id,
    created_at: portal.clock.now().toISOString(),
    status: 'new',
    currency: 'RUR',
    unread_messages_count: 0,
  });
  expect(body.data.services.map(({ amount_with_vat }) => amount_with_vat)).toEqual([16_800, 27_360]);

  const message = await multipart({ text: 'Планировка', 'files[]': [pdf()] });
  await editor.post(`${own}/messages`, message.body, { headers: message.headers });
  const messages = await editor.get<{ data: OrderMessage[] }>(`${own}/messages`);
  expect(messages.body.data).toMatchObject([{ text: 'Планировка', files: [{ original_name: 'план.pdf' }] }]);

  const early = await editor.post(`${own}/accept`);
  const canceled = await editor.post<{ data: Order }>(`${own}/cancel`);
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
    const lineOf = new Map(itemsOf(await cart()).map(({ id, cart_item_id }) => [id, cart_item_id]));
    await portal.database.read.updateTable('stands').set({ area: 50 }).execute();
    await offerService(portal, exhibitor.exhibitionId, table, { is_hidden: true });
    const { status, body } = await place();
    expect(status).toBe(422);
    expect(Object.keys(body.errors ?? {}).sort()).toEqual(
      [`items.${lineOf.get(cleaning.id)}.quantity`, `items.${lineOf.get(table.id)}.service`].sort(),
    );
  });

  it('a price that has increased since it was shown [SVC-160]', async () => {
    const today = portal.clock.now().toISOString().slice(0, 10);
    const price_steps = [{ from: addDays(today, 1), percent: 20 }];
    await offerService(portal, exhibitor.exhibitionId, table, { price_steps });
    portal.clock.advance(2 * 86_400_000);
    const { status, body } = await place();
    expect([status, body.code]).toEqual([409, 'price_changed']);
    const risen = body.data?.groups.flatMap(({ items }) => items).find(({ id }) => id === table.id);
    expect(risen).toMatchObject({ price_risen_from: 4_200, currencyPrice: 5_040, amount_with_vat: 20_160 });
    expect(await orders()).toEqual([]);
    const accepted = await editor.post<{ data: Cart }>(`${exhibitor.path}/cart/accept-prices`);
    expect(itemsOf(accepted.body.data).map((item) => item.price_risen_from)).toEqual([null, null]);
    expect((await place()).status).toBe(201);
  });
});

it('a line without a price stays N/A until the manager sets its price [SVC-086, SVC-105, SVC-139]', async () => {
  const { id } = await aPricedService(portal, { prices: {} });
  await add({ id }, { quantity: 1 });
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
  const first = await place({ comment: 'a', attachment }, key);
  const again = await place({ comment: 'a', attachment }, key);
  expect([again.status, again.body]).toEqual([201, first.body]);
  const other = await place({ comment: 'b', attachment }, key);
  expect([other.status, other.body.code]).toEqual([422, 'idempotency_mismatch']);
  expect(await orders()).toHaveLength(1);
  expect(await storedFiles()).toHaveLength(1);
});
