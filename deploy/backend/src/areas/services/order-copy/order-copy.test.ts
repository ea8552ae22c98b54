import { TestApp, type TestCaller } from '../../../testing/test-app';
import { storeEarlierOrder } from '../../../testing/earlier-order';
import type { Cart, CopyOffers } from '@fairfront/shared-kit/domain/services/api';

const supervisor = 'supervisor@severmech.example';

describe('copying an order from an earlier exhibition', () => {
  let portal: TestApp;
  let caller: TestCaller;
  beforeEach(async () => {
    portal = await TestApp.start();
    caller = await portal.as(supervisor);
  });
  afterEach(() => portal.stop());

  const offers = async (as = caller) => {
    const { status, body } = await as.get<{ data: CopyOffers }>('/participants/101/cart/copy-offers');
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
      '/participants/101/cart/copies',
      body,
      { headers },
    );
  const cart = async () => (await caller.get<{ data: Cart }>('/participants/101/cart')).body.data;
  const exhibitionOf = (id: number) =>
    portal.database.read
      .selectFrom('participations as p')
      .innerJoin('exhibitions as e', 'e.id', 'p.exhibition_id')
      .select(['e.id', 'e.title_rus', 'e.started_at', 'e.ended_at'])
      .where('p.id', '=', id)
      .executeTakeFirstOrThrow();
  const change = async (service_id: number, facts: object) => {
    const { id: exhibition_id } = await exhibitionOf(101);
    await portal.database.read
      .insertInto('service_offers')
      .values({ exhibition_id, service_id, ...facts })
      .onConflict((conflict) => conflict.columns(['exhibition_id', 'service_id']).doUpdateSet(facts))
      .execute();
  };

  it('offers the lines of earlier orders on the corresponding days, with the earlier and the current price [SVC-162]', async () => {
    const [before, now] = [await exhibitionOf(104), await exhibitionOf(101)];
    const [chair, coffee] = await storeEarlierOrder(portal, [
      { service_id: 2, quantity: 8, price: 115_000 },
      { service_id: 17, quantity: 1, dates: [before.started_at, before.ended_at] },
    ]);
    const found = await offers();
    const exhibition = found.exhibitions.find(({ participation_id: id }) => id === 104);
    expect(exhibition).toMatchObject({ title_rus: before.title_rus, started_at: before.started_at });
    expect(found).toMatchObject({ cart_version: 3, currency: 'RUR' });
    expect(lineOf(found, chair)).toMatchObject({
      ...{ earlier: { quantity: 8 }, earlier_price: 1150, price: 1300, moved: { quantity: 8 }, state: 'open' },
      lost_days: [],
    });
    expect(lineOf(found, coffee).moved.dates[0]).toBe(now.started_at);
  });

  it('marks services that are closed, no longer offered or already in the cart, and copies none of them [SVC-162] [SVC-070] [SVC-187]', async () => {
    const ids = await storeEarlierOrder(portal, [{ service_id: 2 }, { service_id: 4 }, { service_id: 1 }]);
    await change(2, { is_hidden: true });
    await change(4, { order_until: '2020-01-01' });
    const found = await offers();
    expect(ids.map((id) => lineOf(found, id).state)).toEqual(['missing', 'service_closed', 'in_cart']);
    expect(ids.map((id) => lineOf(found, id).similar)).toEqual([
      expect.objectContaining({ name_rus: 'Стул барный', price: 2100 }),
      null,
      null,
    ]);
    const before = await cart();
    const lines = ids.map((line_id) => ({ line_id, quantity: 1 }));
    const { status, body } = await copy({ cart_version: 3, lines });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ids.map((id) => `lines.${id}.service`)]);
    expect(await cart()).toEqual(before);
  });

  it('adds the chosen lines, replaces none, and updates open tabs [SVC-162] [SVC-167]', async () => {
    const [chair = 0, stool = 0] = await storeEarlierOrder(portal, [{ service_id: 2 }, { service_id: 3 }]);
    const before = await cart();
    const { status, body } = await copy({
      cart_version: before.version,
      lines: [
        { line_id: chair, quantity: 8 },
        { line_id: stool, quantity: 2 },
      ],
    });
    expect([status, body.data.version]).toEqual([201, before.version + 1]);
    const quantities = (of: Cart) => of.groups.flatMap(({ items }) => items).map(({ id, quantity }) => [id, quantity]);
    expect(quantities(body.data)).toEqual(expect.arrayContaining([...quantities(before), [2, 8], [3, 2]]));
    expect((await portal.events()).at(-1)).toMatchObject({
      event: 'cart.updated',
      data: { version: before.version + 1 },
    });
  });

  it('is all or nothing, and reports errors by line and field [SVC-162]', async () => {
    const [chair = 0, coffee = 0] = await storeEarlierOrder(portal, [{ service_id: 2 }, { service_id: 17 }]);
    const lines = [
      { line_id: chair, quantity: 8 },
      { line_id: coffee, quantity: 1, dates: [] },
    ];
    const { status, body } = await copy({ cart_version: 3, lines });
    expect([status, body.errors]).toEqual([422, { [`lines.${coffee}.dates`]: ['Выберите хотя бы одну дату'] }]);
    expect((await cart()).version).toBe(3);
  });

  it('accepts a service once, even if two orders contain it [SVC-070]', async () => {
    const [one = 0, other = 0] = await storeEarlierOrder(portal, [{ service_id: 2 }, { service_id: 2 }]);
    const { body } = await copy({
      cart_version: 3,
      lines: [
        { line_id: one, quantity: 1 },
        { line_id: other, quantity: 1 },
      ],
    });
    expect(body.errors).toEqual({ [`lines.${other}.service`]: ['Эта услуга уже в корзине'] });
  });

  it('refuses an outdated version of the cart and adds once for a repeated key [SVC-162] [SVC-153]', async () => {
    const [chair = 0] = await storeEarlierOrder(portal, [{ service_id: 2 }]);
    const stale = await copy({ cart_version: 2, lines: [{ line_id: chair, quantity: 1 }] });
    expect([stale.status, stale.body.code]).toEqual([409, 'cart_changed']);
    expect(stale.body.message).toBe('Корзина изменилась. Проверьте список и добавьте строки ещё раз');
    const body = { cart_version: 3, lines: [{ line_id: chair, quantity: 1 }] };
    const key = { 'idempotency-key': 'copy-once' };
    const [first, again] = [await copy(body, caller, key), await copy(body, caller, key)];
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    expect((await cart()).version).toBe(4);
  });

  it('offers no cancelled orders, no other companies and no participations that the user is not a member of [SVC-162]', async () => {
    const own = await storeEarlierOrder(portal, [{ service_id: 2 }]);
    const canceled = await storeEarlierOrder(portal, [{ service_id: 2 }], { status: 'canceled' });
    const { id: foreign } = await portal.database.read
      .selectFrom('participations')
      .select('id')
      .where('company_id', '!=', 1)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const { id: exhibition_id } = await exhibitionOf(104);
    await portal.database.read.updateTable('participations').set({ exhibition_id }).where('id', '=', foreign).execute();
    const { id: user_id } = await portal.database.read
      .selectFrom('users')
      .select('id')
      .where('email', '=', supervisor)
      .executeTakeFirstOrThrow();
    await portal.database.read
      .insertInto('participation_users')
      .values({ participation_id: foreign, user_id, role: 'admin' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const others = await storeEarlierOrder(portal, [{ service_id: 2 }], { participation_id: foreign });
    const found = linesOf(await offers());
    expect([own, canceled, others].map(([id = 0]) => found.has(id))).toEqual([true, false, false]);
    for (const [id] of [canceled, others]) {
      expect((await copy({ cart_version: 3, lines: [{ line_id: id, quantity: 1 }] })).status).toBe(404);
    }
    // the editor is a member of 101 and not of 104
    const editor = await portal.as('editor@severmech.example');
    expect(linesOf(await offers(editor)).has(own[0] ?? 0)).toBe(false);
    expect((await copy({ cart_version: 3, lines: [{ line_id: own[0], quantity: 1 }] }, editor)).status).toBe(404);
  });

  it('requires the right to order: readers get 403, non-members 404, visitors 401 [SVC-004]', async () => {
    const [line_id] = await storeEarlierOrder(portal, [{ service_id: 2 }]);
    const seen = async (as: TestCaller) => [
      (await as.get('/participants/101/cart/copy-offers')).status,
      (await copy({ cart_version: 3, lines: [{ line_id, quantity: 1 }] }, as)).status,
    ];
    expect(await seen(await portal.as('reader@severmech.example'))).toEqual([403, 403]);
    expect(await seen(await portal.as('supervisor@volga-tools.example'))).toEqual([404, 404]);
    expect(await seen(portal.visitor)).toEqual([401, 401]);
  });
});
