import type { ServiceContext, ServiceRow } from '../additional-services/service.response';
import { TestApp, type TestCaller } from '../../../testing/test-app';
import { cartItem, cartOf, type StoredLine } from './cart-amounts';
import type { Cart } from '@fairfront/shared-kit/domain/services/api';

const supervisor = 'supervisor@severmech.example';

describe('GET participants/{id}/cart', () => {
  let portal: TestApp;
  beforeAll(async () => {
    portal = await TestApp.start();
  });
  afterAll(() => portal.stop());

  const read = (caller: TestCaller, id: number) => caller.get<{ data: Cart }>(`/participants/${id}/cart`);

  it('returns version, currency, totals and the lines by contractor in the order of adding [SVC-012] [SVC-013] [SVC-151]', async () => {
    const { status, body } = await read(await portal.as(supervisor), 101);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ version: 3, currency: 'RUR', total_with_vat: 100_920, vat: 16_820 });
    expect(body.data.groups.map(({ executor, items }) => [executor.name_eng, items.map(({ id }) => id)])).toEqual([
      ['Forum Exhibition Office', [1, 19]],
      ['Clean Pavilion LLC', [43]],
    ]);
    expect(body.data.groups[1]?.items[0]).toMatchObject({
      id: 43,
      cart_item_id: 2,
      service: { id: 43, name_eng: 'Daily stand cleaning', is_required_stand_area: true },
      quantity: 72,
      unit: { name_eng: 'm²' },
      price: { currency: 'RUR', price_with_vat: 190, price_without_vat: 158.33, unit: { name_eng: 'm²' } },
      currencyPrice: 190,
      dates: [expect.any(String), expect.any(String), expect.any(String), expect.any(String)],
      quantity_by_dates: [],
      time_range_by_dates: [],
      comment: null,
      billable_units: 288,
      amount_with_vat: 54_720,
    });
  });

  it('returns the same cart to all users of the participation and requires only the right to view [SVC-064]', async () => {
    const seen = await Promise.all(
      [supervisor, 'reader@severmech.example', 'installer@severmech.example'].map(async (email) =>
        read(await portal.as(email), 101),
      ),
    );
    expect(seen.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(seen[1]?.body).toEqual(seen[0]?.body);
    expect(seen[2]?.body).toEqual(seen[0]?.body);
  });

  it('answers 404 to non-members, 401 to visitors, and 403 where services are not shown [SVC-002]', async () => {
    const nonMember = await portal.as('supervisor@volga-tools.example');
    expect((await read(nonMember, 101)).status).toBe(404);
    expect((await read(await portal.as(supervisor), 130)).status).toBe(404);
    expect((await read(portal.visitor, 101)).status).toBe(401);
    const hidden = await read(await portal.as(supervisor), 105);
    expect([hidden.status, hidden.body]).toEqual([403, expect.objectContaining({ code: 'services_not_shown' })]);
  });

  it('returns an empty cart at first, in the currency of the participation', async () => {
    const { body } = await read(await portal.as('supervisor@volga-tools.example'), 130);
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
