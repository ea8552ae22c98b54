import { startCartPortal, type CartPortal, type CartRefusal } from '../../../testing/cart-portal';
import type { CartItem } from '@fairfront/shared-kit/domain/services/api';

const dayMs = 86_400_000;

let portal: CartPortal['portal'];
let editor: CartPortal['editor'];
let days: CartPortal['days'];
let serviceNamed: CartPortal['serviceNamed'];
let add: CartPortal['add'];
let cart: CartPortal['cart'];
beforeEach(async () => {
  ({ portal, editor, days, serviceNamed, add, cart } = await startCartPortal());
});
afterEach(() => portal.stop());

const cartEvents = async () =>
  (await portal.events()).filter(({ event }) => event === 'cart.updated').map(({ channel, data }) => [channel, data]);

it('adding a service returns the item, increments the version and updates open tabs [SVC-066, SVC-151, SVC-167]', async () => {
  const before = await cart();
  const { status, body } = await add('Padded chair', { quantity: 4, comment: '  у входа ' });
  expect(status).toBe(201);
  expect(body.data).toMatchObject({
    id: 2,
    quantity: 4,
    comment: 'у входа',
    currencyPrice: 1300,
    amount_with_vat: 5200,
  });
  const after = await cart();
  expect(after.version).toBe(before.version + 1);
  expect(after.total_with_vat).toBe((before.total_with_vat ?? 0) + 5200);
  expect(await cartEvents()).toEqual([
    ['private-participants.101', expect.objectContaining({ version: after.version, updated_at: expect.any(String) })],
  ]);
});

it('adding a service that is already in the cart keeps its line and returns it [SVC-070]', async () => {
  const before = await cart();
  const { status, body } = await add('Meeting table', { quantity: 1 });
  expect([status, body.code, body.message]).toEqual([409, 'already_in_cart', 'Эта услуга уже в корзине']);
  expect(body.data).toMatchObject({ id: 1, quantity: 4, amount_with_vat: 16_800 });
  expect(await cart()).toEqual(before);
});

it('a line is changed by its own id and removed once [SVC-067, SVC-068, SVC-070]', async () => {
  const line = (await cart()).groups[0]?.items[0];
  const path = `/participants/101/cart-items/${line?.cart_item_id ?? 0}`;
  const changed = await editor.put<{ data: CartItem }>(path, { quantity: 6 });
  expect([changed.status, changed.body.data.amount_with_vat]).toEqual([200, 25_200]);
  const removed = await editor.delete(path);
  expect([removed.status, removed.raw.length]).toEqual([204, 0]);
  expect((await editor.delete(path)).status).toBe(404);
  expect((await cart()).groups.flatMap(({ items }) => items).map(({ id }) => id)).not.toContain(line?.id);
});

it('the quantity is computed from the entries, and plain dates are not stored in addition [SVC-058, SVC-072]', async () => {
  const [first, second] = [days.exhibition, days.dismantling];
  const { body } = await add('Laptop rental', {
    quantity: 77,
    dates: [first],
    quantity_by_dates: [
      { date: second, quantity: 2 },
      { date: days.installation, quantity: 0 },
      { date: first, quantity: 3 },
    ],
  });
  expect(body.data).toMatchObject({
    quantity: 5,
    dates: [],
    quantity_by_dates: [
      { date: first, quantity: 3 },
      { date: second, quantity: 2 },
    ],
    billable_units: 5,
    amount_with_vat: 24_000,
  });
});

it('time slots are counted over all dates [SVC-059, SVC-149]', async () => {
  const { body } = await add('Photographer', {
    time_range_by_dates: [
      { date: days.exhibition, time_range: [12, 8] },
      { date: days.installation, time_range: [17] },
    ],
  });
  expect(body.data).toMatchObject({ quantity: 3, billable_units: 3, amount_with_vat: 17_700 });
  expect(body.data.time_range_by_dates.map(({ time_range }) => time_range)).toEqual([[17], [8, 12]]);
});

it('the area of either stand is accepted as quantity [SVC-062, SVC-063]', async () => {
  const { body } = await add('Cleaning before opening', { quantity: 18, dates: [days.installation] });
  expect(body.data).toMatchObject({ quantity: 18, amount_with_vat: 4320 });
});

it('past days are refused, today is accepted [SVC-055]', async () => {
  const start = Date.parse(`${days.exhibition}T09:00:00+03:00`);
  portal.clock.advance(start + dayMs - portal.clock.now().getTime());
  // the earlier session has expired by then
  const later = await portal.as('editor@severmech.example');
  const [yesterday, today] = [days.exhibition, new Date(start + dayMs).toISOString().slice(0, 10)];
  expect((await add('Projector', { quantity: 1, dates: [yesterday] }, later)).body.errors).toEqual({
    'dates.0': ['Дата недоступна для этой услуги'],
  });
  expect((await add('Projector', { quantity: 1, dates: [today] }, later)).status).toBe(201);
});

it('the cart is closed after the last day of dismantling, in the time zone of the exhibition [SVC-155]', async () => {
  const { dismantling_ended_at: last } = await portal.database.read
    .selectFrom('exhibitions')
    .select('dismantling_ended_at')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  portal.clock.advance(Date.parse(`${last}T23:59:59+03:00`) - portal.clock.now().getTime());
  // the earlier session has expired by then
  const later = await portal.as('editor@severmech.example');
  expect((await add('Padded chair', { quantity: 1 }, later)).status).toBe(201);
  portal.clock.advance(1000);
  const { status, body } = await add('Bar stool', { quantity: 1 }, later);
  expect([status, body.code, body.message]).toEqual([422, 'period_ended', 'Выставка завершена, заказ услуг закрыт']);
});

it('services that are closed or not offered to this type at this exhibition are refused [SVC-047, SVC-161]', async () => {
  const id = await serviceNamed('Bar stool');
  await portal.database.read
    .insertInto('service_offers')
    .values({ exhibition_id: 1, service_id: id, is_hidden: true })
    .execute();
  const refused = await add('Bar stool', { quantity: 1 });
  expect([refused.status, refused.body.code]).toEqual([403, 'service_not_offered']);
  expect((await editor.get(`/participants/101/additional-services/${id}`)).status).toBe(403);
  await portal.database.read
    .updateTable('service_offers')
    .set({ is_hidden: false, event_types: JSON.stringify(['collective']) })
    .where('service_id', '=', id)
    .execute();
  expect((await add('Bar stool', { quantity: 1 })).status).toBe(403);
  await portal.database.read
    .updateTable('service_offers')
    .set({
      event_types: null,
      order_until: new Date(portal.clock.now().getTime() - 2 * dayMs).toISOString().slice(0, 10),
    })
    .where('service_id', '=', id)
    .execute();
  const late = await add('Bar stool', { quantity: 1 });
  expect([late.status, late.body.code]).toEqual([422, 'service_closed']);
  expect((await editor.post('/participants/101/cart-items/999999', { quantity: 1 })).status).toBe(404);
});

it('an installer can order, and a reader can only view [SVC-003, SVC-004]', async () => {
  const installer = await portal.as('installer@severmech.example');
  expect((await add('Padded chair', { quantity: 1 }, installer)).status).toBe(201);
  const reader = await portal.as('reader@severmech.example');
  const refused = await add('Bar stool', { quantity: 1 }, reader);
  expect([refused.status, refused.body.code]).toEqual([403, 'no_order_right']);
});

it('adding the same service 20 times at once creates one line [SVC-070]', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => add('Padded chair', { quantity: 1 })));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status, body }) => status === 409 && body.code === 'already_in_cart')).toHaveLength(19);
  expect((await cart()).groups.flatMap(({ items }) => items).filter(({ id }) => id === 2)).toHaveLength(1);
});

describe('the currency of the participation', () => {
  const choose = (currency: string, caller = editor, id = 101) =>
    caller.put<{ data: { currency: { code: string; symbol: string } } } & CartRefusal>(
      `/participants/${id}/set-currency`,
      {
        currency,
      },
    );

  it('is chosen by members who may order, and cart and lists follow [SVC-131, SVC-133]', async () => {
    const { status, body } = await choose('USD');
    expect([status, body.data.currency]).toEqual([200, { code: 'USD', symbol: '$' }]);
    const others = ['RUR', 'EUR', 'CNY'];
    expect(await cart()).toMatchObject({ currency: 'USD', total_with_vat: null, complete_currencies: others });
    const reader = await portal.as('reader@severmech.example');
    expect((await choose('RUR', reader)).status).toBe(403);
  });

  it('must be one of the participation’s currencies, also where services are not shown [SVC-002, SVC-133]', async () => {
    const unknown = await choose('GBP');
    expect([unknown.status, unknown.body.errors]).toEqual([422, { currency: ['Выберите валюту из списка'] }]);
    expect((await choose('RUR', await portal.as('supervisor@severmech.example'), 105)).status).toBe(200);
  });
});
