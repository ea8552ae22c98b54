import { currencySymbol } from '@fairfront/shared-kit/domain/common';
import { anExhibition } from '../../../testing/builders/exhibitions';
import type { Exhibitor } from '../../../testing/builders/exhibitor';
import { aParticipation, aStand } from '../../../testing/builders/participations';
import { aPricedService, offerService } from '../../../testing/builders/priced-services';
import { join } from '../../../testing/builders/users';
import { itemsOf, startCartPortal, type CartPortal, type CartRefusal } from '../../../testing/cart-portal';
import type { CartItem } from '@fairfront/shared-kit/domain/services/api';

const dayMs = 86_400_000;

let portal: CartPortal['portal'];
let exhibitor: Exhibitor;
let editor: CartPortal['editor'];
let days: CartPortal['days'];
let add: CartPortal['add'];
let cart: CartPortal['cart'];
beforeEach(async () => {
  ({ portal, exhibitor, editor, days, add, cart } = await startCartPortal());
});
afterEach(() => portal.stop());

const channel = () => `private-participants.${exhibitor.id}`;
const cartEvents = async () =>
  (await portal.events()).filter(({ event }) => event === 'cart.updated').map((one) => [one.channel, one.data]);
const aProjector = () => aPricedService(portal, { prices: { RUR: 18_900 }, requires: ['date_exhibition'] });

it('adding a service returns the item, increments the version and updates open tabs [SVC-066, SVC-151, SVC-167]', async () => {
  await add(await aPricedService(portal, { prices: { RUR: 4_200 } }), { quantity: 4 });
  const chair = await aPricedService(portal, { prices: { RUR: 1_300 } });
  const before = await cart();
  await portal.services.outbox.drain();
  const { status, body } = await add(chair, { quantity: 4, comment: '  у входа ' });
  expect(status).toBe(201);
  expect(body.data).toMatchObject({
    id: chair.id,
    quantity: 4,
    comment: 'у входа',
    currencyPrice: 1300,
    amount_with_vat: 5200,
  });
  const after = await cart();
  expect(after.version).toBe(before.version + 1);
  expect([before.total_with_vat, after.total_with_vat]).toEqual([16_800, 22_000]);
  expect(await cartEvents()).toEqual([
    [channel(), expect.objectContaining({ version: after.version, updated_at: expect.any(String) })],
  ]);
});

it('adding a service that is already in the cart keeps its line and returns it [SVC-070]', async () => {
  const table = await aPricedService(portal, { prices: { RUR: 4_200 } });
  await add(table, { quantity: 4 });
  const before = await cart();
  const { status, body } = await add(table, { quantity: 1 });
  expect([status, body.code, body.message]).toEqual([409, 'already_in_cart', 'Эта услуга уже в корзине']);
  expect(body.data).toMatchObject({ id: table.id, quantity: 4, amount_with_vat: 16_800 });
  expect(await cart()).toEqual(before);
});

it('a line is changed by its own id and removed once [SVC-067, SVC-068, SVC-070]', async () => {
  const other = await aPricedService(portal);
  await add(other, { quantity: 1 });
  const { data: line } = (await add(await aPricedService(portal, { prices: { RUR: 4_200 } }), { quantity: 4 })).body;
  const path = `${exhibitor.path}/cart-items/${line.cart_item_id}`;
  const changed = await editor.put<{ data: CartItem }>(path, { quantity: 6 });
  expect([changed.status, changed.body.data.amount_with_vat]).toEqual([200, 25_200]);
  const removed = await editor.delete(path);
  expect([removed.status, removed.raw.length]).toEqual([204, 0]);
  expect((await editor.delete(path)).status).toBe(404);
  expect(itemsOf(await cart()).map(({ id }) => id)).toEqual([other.id]);
});

it('the quantity is computed from the entries, and plain dates are not stored in addition [SVC-058, SVC-072]', async () => {
  const [first, second] = [days.exhibition, days.dismantling];
  const laptop = await aPricedService(portal, { prices: { RUR: 4_800 }, requires: ['quantity_by_date'] });
  const { body } = await add(laptop, {
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
  const photographer = await aPricedService(portal, { prices: { RUR: 5_900 }, requires: ['time_range_by_date'] });
  const { body } = await add(photographer, {
    time_range_by_dates: [
      { date: days.exhibition, time_range: [12, 8] },
      { date: days.installation, time_range: [17] },
    ],
  });
  expect(body.data).toMatchObject({ quantity: 3, billable_units: 3, amount_with_vat: 17_700 });
  expect(body.data.time_range_by_dates.map(({ time_range }) => time_range)).toEqual([[17], [8, 12]]);
});

it('the area of either stand is accepted as quantity [SVC-062, SVC-063]', async () => {
  for (const area of [72, 18]) await aStand(portal, exhibitor, { area });
  const requires = ['stand_area' as const, 'date_install' as const];
  for (const [quantity, amount_with_vat] of [
    [72, 17_280],
    [18, 4_320],
  ]) {
    const cleaning = await aPricedService(portal, { prices: { RUR: 240 }, requires });
    const { body } = await add(cleaning, { quantity, dates: [days.installation] });
    expect(body.data).toMatchObject({ quantity, amount_with_vat });
  }
});

it('past days are refused, today is accepted [SVC-055]', async () => {
  const projector = await aProjector();
  const start = Date.parse(`${days.exhibition}T09:00:00+03:00`);
  portal.clock.advance(start + dayMs - portal.clock.now().getTime());
  // the earlier session has expired by then
  const later = await exhibitor.as('edit');
  const [yesterday, today] = [days.exhibition, new Date(start + dayMs).toISOString().slice(0, 10)];
  expect((await add(projector, { quantity: 1, dates: [yesterday] }, later)).body.errors).toEqual({
    'dates.0': ['Дата недоступна для этой услуги'],
  });
  expect((await add(projector, { quantity: 1, dates: [today] }, later)).status).toBe(201);
});

it('the cart is closed after the last day of dismantling, in the time zone of the exhibition [SVC-155]', async () => {
  const { dismantling_ended_at: last } = await portal.database.read
    .selectFrom('exhibitions')
    .select('dismantling_ended_at')
    .where('id', '=', exhibitor.exhibitionId)
    .executeTakeFirstOrThrow();
  portal.clock.advance(Date.parse(`${last}T23:59:59+03:00`) - portal.clock.now().getTime());
  // the earlier session has expired by then
  const later = await exhibitor.as('edit');
  expect((await add(await aPricedService(portal), { quantity: 1 }, later)).status).toBe(201);
  portal.clock.advance(1000);
  const { status, body } = await add(await aPricedService(portal), { quantity: 1 }, later);
  expect([status, body.code, body.message]).toEqual([422, 'period_ended', 'Выставка завершена, заказ услуг закрыт']);
});

it('services that are closed or not offered to this type at this exhibition are refused [SVC-047, SVC-161]', async () => {
  const stool = await aPricedService(portal);
  const offer = (facts: Parameters<typeof offerService>[3]) =>
    offerService(portal, exhibitor.exhibitionId, stool, facts);
  await offer({ is_hidden: true });
  const refused = await add(stool, { quantity: 1 });
  expect([refused.status, refused.body.code]).toEqual([403, 'service_not_offered']);
  expect((await editor.get(`${exhibitor.path}/additional-services/${stool.id}`)).status).toBe(403);
  await offer({ is_hidden: false, event_types: ['collective'] });
  expect((await add(stool, { quantity: 1 })).status).toBe(403);
  const order_until = new Date(portal.clock.now().getTime() - 2 * dayMs).toISOString().slice(0, 10);
  await offer({ event_types: null, order_until });
  const late = await add(stool, { quantity: 1 });
  expect([late.status, late.body.code]).toEqual([422, 'service_closed']);
  expect((await add({ id: 999_999 }, { quantity: 1 })).status).toBe(404);
});

it('an installer can order, and a reader can only view [SVC-003, SVC-004]', async () => {
  const [chair, stool] = [await aPricedService(portal), await aPricedService(portal)];
  expect((await add(chair, { quantity: 1 }, await exhibitor.as('installer'))).status).toBe(201);
  const refused = await add(stool, { quantity: 1 }, await exhibitor.as('read'));
  expect([refused.status, refused.body.code]).toEqual([403, 'no_order_right']);
});

it('adding the same service 20 times at once creates one line [SVC-070]', async () => {
  const chair = await aPricedService(portal);
  const answers = await Promise.all(Array.from({ length: 20 }, () => add(chair, { quantity: 1 })));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status, body }) => status === 409 && body.code === 'already_in_cart')).toHaveLength(19);
  expect(itemsOf(await cart()).map(({ id }) => id)).toEqual([chair.id]);
});

describe('the currency of the participation', () => {
  const choose = (currency: string, caller = editor, id = exhibitor.id) =>
    caller.put<{ data: { currency: { code: string; symbol: string } } } & CartRefusal>(
      `/participants/${id}/set-currency`,
      {
        currency,
      },
    );

  it('is chosen by members who may order, and cart and lists follow [SVC-131, SVC-133]', async () => {
    const currencies = JSON.stringify(['RUR', 'USD', 'EUR'].map((code) => ({ code, symbol: currencySymbol(code) })));
    await portal.database.read.updateTable('participations').set({ currencies }).execute();
    await add(await aPricedService(portal, { prices: { RUR: 4_200, USD: 43.7, EUR: 39.9 } }), { quantity: 1 });
    await add(await aPricedService(portal, { prices: { RUR: 3_000, EUR: 28.5 } }), { quantity: 1 });
    const { status, body } = await choose('USD');
    expect([status, body.data.currency]).toEqual([200, { code: 'USD', symbol: '$' }]);
    const others = ['RUR', 'EUR'];
    expect(await cart()).toMatchObject({ currency: 'USD', total_with_vat: null, complete_currencies: others });
    expect((await choose('RUR', await exhibitor.as('read'))).status).toBe(403);
  });

  it('must be one of the participation’s currencies, also where services are not shown [SVC-002, SVC-133]', async () => {
    const unknown = await choose('GBP');
    expect([unknown.status, unknown.body.errors]).toEqual([422, { currency: ['Выберите валюту из списка'] }]);
    const hidden = await anExhibition(portal, { is_show_order_additional_services: false });
    const other = await aParticipation(portal, { exhibition_id: hidden.id });
    await join(portal, await exhibitor.member('supervisor'), other, 'supervisor');
    expect((await choose('RUR', await exhibitor.as('supervisor'), other.id)).status).toBe(200);
  });
});
