import { addDays } from '@fairfront/shared-kit/domain/common';
import type { Cart, CartItem } from '@fairfront/shared-kit/domain/services/api';
import { anExhibition } from '../../../testing/builders/exhibitions';
import { anExhibitor, aStranger, type Exhibitor } from '../../../testing/builders/exhibitor';
import { aParticipation, aStand } from '../../../testing/builders/participations';
import { aPricedService } from '../../../testing/builders/priced-services';
import { anExecutor, aUnit } from '../../../testing/builders/service-parts';
import type { Service } from '../../../testing/builders/services';
import { TestApp, type TestCaller } from '../../../testing/test-app';
import type { ServiceContext, ServiceRow } from '../additional-services/service.response';
import { cartItem, cartOf, type StoredLine } from './cart-amounts';

describe('GET participants/{id}/cart', () => {
  let portal: TestApp;
  let exhibitor: Exhibitor;
  let editor: TestCaller;
  beforeEach(async () => {
    portal = await TestApp.startEmpty();
    const currencies = JSON.stringify([{ code: 'EUR', symbol: '€' }]);
    exhibitor = await anExhibitor(portal, { currencies });
    editor = await exhibitor.as('edit');
  });
  afterEach(() => portal.stop());

  const read = (caller: TestCaller, id = exhibitor.id) => caller.get<{ data: Cart }>(`/participants/${id}/cart`);
  const add = async ({ id }: Service, body: object) => {
    const { status, body: answer } = await editor.post<{ data: CartItem }>(`${exhibitor.path}/cart-items/${id}`, body);
    expect(status).toBe(201);
    return answer.data;
  };

  it('returns version, currency, totals and the lines by contractor in the order of adding [SVC-012] [SVC-013] [SVC-151]', async () => {
    const office = (await anExecutor(portal, { name_eng: 'Exhibition Office' })).id;
    const cleaners = (await anExecutor(portal, { is_organizer: false, name_eng: 'Clean Pavilion LLC' })).id;
    const metre = await aUnit(portal, { name_rus: 'м²', name_eng: 'm²' });
    const table = await aPricedService(portal, { executor_id: office, prices: { EUR: 42 } });
    const cleaning = await aPricedService(portal, {
      ...{ name_eng: 'Daily stand cleaning', executor_id: cleaners, unit_id: metre.id, prices: { EUR: 1.9 } },
      requires: ['stand_area', 'date_exhibition'],
    });
    const socket = await aPricedService(portal, { executor_id: office, prices: { EUR: 30 } });
    await aStand(portal, exhibitor, { area: 72 });
    const { started_at } = await portal.database.read
      .selectFrom('exhibitions')
      .select('started_at')
      .where('id', '=', exhibitor.exhibitionId)
      .executeTakeFirstOrThrow();
    const dates = [0, 1, 2, 3].map((days) => addDays(started_at, days));
    await add(table, { quantity: 4 });
    const { cart_item_id } = await add(cleaning, { quantity: 72, dates });
    await add(socket, { quantity: 1, comment: 'У задней стены' });

    const { status, body } = await read(await exhibitor.as('supervisor'));
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ version: 3, currency: 'EUR', total_with_vat: 745.2, vat: 124.2 });
    expect(body.data.groups.map(({ executor, items }) => [executor.name_eng, items.map(({ id }) => id)])).toEqual([
      ['Exhibition Office', [table.id, socket.id]],
      ['Clean Pavilion LLC', [cleaning.id]],
    ]);
    expect(body.data.groups[0]?.items[1]?.comment).toBe('У задней стены');
    expect(body.data.groups[1]?.items[0]).toMatchObject({
      id: cleaning.id,
      cart_item_id,
      service: { id: cleaning.id, name_eng: 'Daily stand cleaning', is_required_stand_area: true },
      quantity: 72,
      unit: { name_eng: 'm²' },
      price: { currency: 'EUR', price_with_vat: 1.9, price_without_vat: 1.58, unit: { name_eng: 'm²' } },
      currencyPrice: 1.9,
      dates,
      quantity_by_dates: [],
      time_range_by_dates: [],
      comment: null,
      billable_units: 288,
      amount_with_vat: 547.2,
    });
  });

  it('returns the same cart to all users of the participation and requires only the right to view [SVC-064]', async () => {
    const service = await aPricedService(portal);
    await add(service, { quantity: 1 });
    const seen = await Promise.all(
      (['supervisor', 'read', 'installer'] as const).map(async (role) => read(await exhibitor.as(role))),
    );
    expect(seen.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(seen[0]?.body.data.groups[0]?.items[0]?.id).toBe(service.id);
    expect(seen[1]?.body).toEqual(seen[0]?.body);
    expect(seen[2]?.body).toEqual(seen[0]?.body);
  });

  it('answers 404 to non-members, 401 to visitors, and 403 where services are not shown [SVC-002]', async () => {
    const stranger = await aStranger(portal);
    expect((await read(stranger)).status).toBe(404);
    expect((await read(editor, (await aParticipation(portal)).id)).status).toBe(404);
    expect((await read(portal.visitor)).status).toBe(401);
    const { id } = await anExhibition(portal, { is_show_order_additional_services: false });
    const closed = await anExhibitor(portal, { exhibition_id: id });
    const hidden = await read(await closed.as('supervisor'), closed.id);
    expect([hidden.status, hidden.body]).toEqual([403, expect.objectContaining({ code: 'services_not_shown' })]);
  });

  it('returns an empty cart at first, in the currency of the participation', async () => {
    const { body } = await read(editor);
    expect(body.data).toEqual({
      ...{ version: 0, currency: 'EUR', total_with_vat: 0, vat: 0, groups: [] },
      complete_currencies: ['EUR'],
    });
  });
});

describe('amounts of a cart', () => {
  const unit = { id: 1, name_rus: 'шт.', name_eng: 'pc' };
  const now = Date.parse('2026-05-01T12:00:00Z');
  const context: ServiceContext = {
    participationId: 101,
    exhibitionId: 1,
    type: 'self',
    currency: 'RUR',
    vatRate: 20,
    units: [unit],
    timezone: 'Europe/Moscow',
    started_at: '2026-06-05',
    ended_at: '2026-06-08',
    installation_started_at: '2026-06-01',
    installation_ended_at: '2026-06-04',
    dismantling_started_at: '2026-06-09',
    dismantling_ended_at: '2026-06-10',
    now,
  };
  const service = (price: number | null, ...requires: string[]): ServiceRow => ({
    id: 1,
    category_id: 1,
    executor_id: 1,
    unit_id: 1,
    name_rus: 'Стул',
    name_eng: 'Chair',
    short_description_rus: '',
    short_description_eng: '',
    images: [],
    prices: price === null ? [] : [{ unit_id: 1, currency: 'RUR', with_vat: price * 100, without_vat: null }],
    requires,
    min_count: null,
    is_popular: false,
    executor_rus: 'Дирекция',
    executor_eng: 'Office',
    is_organizer: true,
    order_until: null,
    price_steps: null,
  });
  const line = (rest: Partial<StoredLine>): StoredLine => ({
    id: 1,
    quantity: 1,
    unit,
    dates: [],
    quantity_by_dates: [],
    time_range_by_dates: [],
    comment: null,
    purchase_number: null,
    priced_at: new Date(now),
    held_prices: {},
    ...rest,
  });
  const [a, b, c, d] = ['2026-06-01', '2026-06-02', '2026-06-03', '2026-06-04'] as const;

  it.each([
    ['quantity 2 without dates', service(1000), line({ quantity: 2 }), 2, 2000],
    ['quantity 2 on 3 dates', service(1000), line({ quantity: 2, dates: [a, b, c] }), 6, 6000],
    [
      '3 and 2 on two dates',
      service(1000, 'quantity_by_date'),
      line({
        quantity: 5,
        quantity_by_dates: [
          { date: a, quantity: 3 },
          { date: b, quantity: 2 },
        ],
      }),
      5,
      5000,
    ],
    [
      '2 slots and 1',
      service(1000, 'time_range_by_date'),
      line({
        quantity: 3,
        time_range_by_dates: [
          { date: a, time_range: [8, 10] },
          { date: b, time_range: [9] },
        ],
      }),
      3,
      3000,
    ],
    ['area on 4 dates', service(85, 'stand_area'), line({ quantity: 72, dates: [a, b, c, d] }), 288, 24_480],
    ['area with decimals', service(333.33, 'stand_area'), line({ quantity: 95.9 }), 95.9, 31_966.35],
    ['no price in the currency', service(null), line({ quantity: 2 }), 2, null],
  ])('%s [SVC-149] [SVC-151]', (_name, offered, stored, units, amount) => {
    expect(cartItem(offered, stored, context)).toMatchObject({ billable_units: units, amount_with_vat: amount });
  });

  it('have no total if one line has no price, and round the VAT once [SVC-138] [SVC-135]', () => {
    const known = cartItem(service(77_600), line({}), context);
    const unknown = cartItem(service(null), line({}), context);
    expect(cartOf(1, [known], context, ['RUR', 'USD'])).toMatchObject({ total_with_vat: 77_600, vat: 12_933.33 });
    expect(cartOf(1, [known, unknown], context, ['RUR'])).toMatchObject({ total_with_vat: null, vat: null });
  });

  it('keep a lower price for an hour, then report the increased one, and follow a reduced price at once [SVC-160]', () => {
    const at = (minutes: number, seen: number) =>
      cartItem(
        service(1200),
        line({ held_prices: { RUR: seen }, priced_at: new Date(now - minutes * 60_000) }),
        context,
      );
    expect(at(59, 100_000)).toMatchObject({
      currencyPrice: 1000,
      price_kept_until: new Date(now + 60_000).toISOString(),
      price_risen_from: null,
    });
    expect(at(60, 100_000)).toMatchObject({ currencyPrice: 1200, price_kept_until: null, price_risen_from: 1000 });
    expect(at(1, 150_000)).toMatchObject({ currencyPrice: 1200, price_kept_until: null, price_risen_from: null });
  });
});
