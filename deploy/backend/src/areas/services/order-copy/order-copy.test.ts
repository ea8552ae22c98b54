import { anExhibition } from '../../../testing/builders/exhibitions';
import { anExhibitor, aStranger, type Exhibitor } from '../../../testing/builders/exhibitor';
import { aParticipation, type Participation } from '../../../testing/builders/participations';
import { aPricedService, offerService } from '../../../testing/builders/priced-services';
import { aCategory } from '../../../testing/builders/service-parts';
import type { Service } from '../../../testing/builders/services';
import { join } from '../../../testing/builders/users';
import { itemsOf } from '../../../testing/cart-portal';
import { storeEarlierOrder, type EarlierOrderLine } from '../../../testing/earlier-order';
import { TestApp, type TestCaller } from '../../../testing/test-app';
import type { Cart, CopyOffers } from '@fairfront/shared-kit/domain/services/api';

describe('copying an order from an earlier exhibition', () => {
  let portal: TestApp;
  let exhibitor: Exhibitor;
  let caller: TestCaller;
  /** The same company a year ago. */
  let before: Participation;
  const lastYear = { started_at: '2025-05-20', ended_at: '2025-05-23' };
  let chair: Service;
  let stool: Service;
  let coffee: Service;
  /** In the cart already: the version of the cart is 1. */
  let table: Service;
  beforeEach(async () => {
    portal = await TestApp.startEmpty();
    exhibitor = await anExhibitor(portal);
    caller = await exhibitor.as('supervisor');
    const { id: exhibition_id } = await anExhibition(portal, {
      ...{ title_rus: 'ТехноФорум 2025', ...lastYear },
      ...{ installation_started_at: '2025-05-16', installation_ended_at: '2025-05-19' },
      ...{ dismantling_started_at: '2025-05-24', dismantling_ended_at: '2025-05-25' },
    });
    before = await aParticipation(portal, { exhibition_id, company_id: exhibitor.companyId });
    await join(portal, await exhibitor.member('supervisor'), before, 'supervisor');
    const { id: category_id } = await aCategory(portal);
    const seat = (name_rus: string, price: number) =>
      aPricedService(portal, { category_id, name_rus, prices: { RUR: price } });
    chair = await seat('Стул полумягкий', 1_300);
    stool = await seat('Стул барный', 2_100);
    coffee = await aPricedService(portal, { requires: ['date_exhibition'] });
    table = await aPricedService(portal);
    await caller.post(`${exhibitor.path}/cart-items/${table.id}`, { quantity: 4 });
  });
  afterEach(() => portal.stop());

  /** Stores an order of last year, one piece of each service unless told. */
  const ordered = (lines: (Service | EarlierOrderLine)[], facts: Parameters<typeof storeEarlierOrder>[3] = {}) =>
    storeEarlierOrder(
      portal,
      before,
      lines.map((line) => ('service_id' in line ? line : { service_id: line.id })),
      facts,
    );
  const offers = async (as = caller) => {
    const { status, body } = await as.get<{ data: CopyOffers }>(`${exhibitor.path}/cart/copy-offers`);
    expect(status).toBe(200);
    return body.data;
  };
  /** Lines of the offers by id. */
  const linesOf = ({ exhibitions }: CopyOffers) =>
    new Map(exhibitions.flatMap(({ orders }) => orders.flatMap(({ lines }) => lines.map((one) => [one.line_id, one]))));
  const lineOf = (found: CopyOffers, id: number | undefined) => {
    const line = linesOf(found).get(id ?? 0);
    if (!line) throw new Error(`No line ${id}`);
    return line;
  };
  const copy = (body: object, as = caller, headers: Record<string, string> = {}) =>
    as.post<{ data: Cart; code?: string; message?: string; errors?: Record<string, string[]> }>(
      `${exhibitor.path}/cart/copies`,
      { cart_version: 1, ...body },
      { headers },
    );
  const cart = async () => (await caller.get<{ data: Cart }>(`${exhibitor.path}/cart`)).body.data;
  const change = (service: Service, facts: Parameters<typeof offerService>[3]) =>
    offerService(portal, exhibitor.exhibitionId, service, facts);

  it('offers the lines of earlier orders on the corresponding days, with the earlier and the current price [SVC-162]', async () => {
    const now = await portal.database.read
      .selectFrom('exhibitions')
      .select('started_at')
      .where('id', '=', exhibitor.exhibitionId)
      .executeTakeFirstOrThrow();
    const [chairs, coffees] = await ordered([
      { service_id: chair.id, quantity: 8, price: 115_000 },
      { service_id: coffee.id, quantity: 1, dates: [lastYear.started_at, lastYear.ended_at] },
    ]);
    const found = await offers();
    const exhibition = found.exhibitions.find(({ participation_id: id }) => id === before.id);
    expect(exhibition).toMatchObject({ title_rus: 'ТехноФорум 2025', started_at: lastYear.started_at });
    expect(found).toMatchObject({ cart_version: 1, currency: 'RUR' });
    expect(lineOf(found, chairs)).toMatchObject({
      ...{ earlier: { quantity: 8 }, earlier_price: 1150, price: 1300, moved: { quantity: 8 }, state: 'open' },
      lost_days: [],
    });
    expect(lineOf(found, coffees).moved.dates[0]).toBe(now.started_at);
  });

  it('marks services that are closed, no longer offered or already in the cart, and copies none of them [SVC-162] [SVC-070] [SVC-187]', async () => {
    const ids = await ordered([chair, coffee, table]);
    await change(chair, { is_hidden: true });
    await change(coffee, { order_until: '2020-01-01' });
    const found = await offers();
    expect(ids.map((id) => lineOf(found, id).state)).toEqual(['missing', 'service_closed', 'in_cart']);
    expect(ids.map((id) => lineOf(found, id).similar)).toEqual([
      expect.objectContaining({ name_rus: 'Стул барный', price: 2100 }),
      null,
      null,
    ]);
    const untouched = await cart();
    const lines = ids.map((line_id) => ({ line_id, quantity: 1 }));
    const { status, body } = await copy({ lines });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ids.map((id) => `lines.${id}.service`)]);
    expect(await cart()).toEqual(untouched);
  });

  it('adds the chosen lines, replaces none, and updates open tabs [SVC-162] [SVC-167]', async () => {
    const [chairs = 0, stools = 0] = await ordered([chair, stool]);
    const { status, body } = await copy({
      lines: [
        { line_id: chairs, quantity: 8 },
        { line_id: stools, quantity: 2 },
      ],
    });
    expect([status, body.data.version]).toEqual([201, 2]);
    const quantities = new Map(itemsOf(body.data).map(({ id, quantity }) => [id, quantity]));
    expect(quantities).toEqual(
      new Map([
        [table.id, 4],
        [chair.id, 8],
        [stool.id, 2],
      ]),
    );
    expect((await portal.events()).at(-1)).toMatchObject({
      event: 'cart.updated',
      data: { version: 2 },
    });
  });

  it('is all or nothing, and reports errors by line and field [SVC-162]', async () => {
    const [chairs = 0, coffees = 0] = await ordered([chair, coffee]);
    const lines = [
      { line_id: chairs, quantity: 8 },
      { line_id: coffees, quantity: 1, dates: [] },
    ];
    const { status, body } = await copy({ lines });
    expect([status, body.errors]).toEqual([422, { [`lines.${coffees}.dates`]: ['Выберите хотя бы одну дату'] }]);
    expect((await cart()).version).toBe(1);
  });

  it('accepts a service once, even if two orders contain it [SVC-070]', async () => {
    const [one = 0, other = 0] = await ordered([chair, chair]);
    const { body } = await copy({
      lines: [
        { line_id: one, quantity: 1 },
        { line_id: other, quantity: 1 },
      ],
    });
    expect(body.errors).toEqual({ [`lines.${other}.service`]: ['Эта услуга уже в корзине'] });
  });

  it('refuses an outdated version of the cart and adds once for a repeated key [SVC-162] [SVC-153]', async () => {
    const [chairs = 0] = await ordered([chair]);
    const stale = await copy({ cart_version: 0, lines: [{ line_id: chairs, quantity: 1 }] });
    expect([stale.status, stale.body.code]).toEqual([409, 'cart_changed']);
    expect(stale.body.message).toBe('Корзина изменилась. Проверьте список и добавьте строки ещё раз');
    const body = { lines: [{ line_id: chairs, quantity: 1 }] };
    const key = { 'idempotency-key': 'copy-once' };
    const [first, again] = [await copy(body, caller, key), await copy(body, caller, key)];
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    expect((await cart()).version).toBe(2);
  });

  it('offers no cancelled orders, no other companies and no participations that the user is not a member of [SVC-162]', async () => {
    const own = await ordered([chair]);
    const canceled = await ordered([chair], { status: 'canceled' });
    const foreign = await aParticipation(portal, { exhibition_id: before.exhibition_id });
    await join(portal, await exhibitor.member('supervisor'), foreign, 'admin');
    const others = await storeEarlierOrder(portal, foreign, [{ service_id: chair.id }]);
    const found = linesOf(await offers());
    expect([own, canceled, others].map(([id = 0]) => found.has(id))).toEqual([true, false, false]);
    for (const [id] of [canceled, others]) {
      expect((await copy({ lines: [{ line_id: id, quantity: 1 }] })).status).toBe(404);
    }
    // the editor is a member of this year only
    const editor = await exhibitor.as('edit');
    expect(linesOf(await offers(editor)).has(own[0] ?? 0)).toBe(false);
    expect((await copy({ lines: [{ line_id: own[0], quantity: 1 }] }, editor)).status).toBe(404);
  });

  it('requires the right to order: readers get 403, non-members 404, visitors 401 [SVC-004]', async () => {
    const [line_id] = await ordered([chair]);
    const seen = async (as: TestCaller) => [
      (await as.get(`${exhibitor.path}/cart/copy-offers`)).status,
      (await copy({ lines: [{ line_id, quantity: 1 }] }, as)).status,
    ];
    expect(await seen(await exhibitor.as('read'))).toEqual([403, 403]);
    expect(await seen(await aStranger(portal))).toEqual([404, 404]);
    expect(await seen(portal.visitor)).toEqual([401, 401]);
  });
});
