import { cartChanges, lineErrorsOf } from './cart-changes';
import { editedCart, editedLine, type CartLine } from './cart-edits';

const flags = {
  is_required_stand_area: false,
  is_required_quantity_by_date: false,
  is_required_time_range_by_date: false,
  is_required_date_install: false,
  is_required_date_exhibition: false,
  is_required_date_dismantling: false,
};
const line = (id: number, facts: Partial<CartLine> = {}): CartLine => ({
  cart_item_id: id,
  service: flags,
  quantity: 1,
  dates: [],
  quantity_by_dates: [],
  time_range_by_dates: [],
  comment: null,
  purchase_number: null,
  currencyPrice: 1000,
  billable_units: 1,
  amount_with_vat: 1000,
  ...facts,
});
const [firstDay, secondDay] = ['2026-06-16', '2026-06-17'] as const;
const days = [firstDay, secondDay, '2026-06-18', '2026-06-19'];
const cartOf = (...items: CartLine[]) => ({ total_with_vat: 0, vat: 0, groups: [{ items }] });

describe('an edited line', () => {
  it.each([
    ['quantity without dates', {}, { quantity: 2 }, 2, 2000],
    ['quantity on three dates', { quantity: 2 }, { dates: days.slice(0, 3) }, 6, 6000],
    [
      'quantities by date',
      { service: { ...flags, is_required_quantity_by_date: true } },
      {
        quantity_by_dates: [
          { date: firstDay, quantity: 3 },
          { date: secondDay, quantity: 2 },
        ],
      },
      5,
      5000,
    ],
    [
      'slots',
      { service: { ...flags, is_required_time_range_by_date: true } },
      {
        time_range_by_dates: [
          { date: firstDay, time_range: [10, 12] },
          { date: secondDay, time_range: [10] },
        ],
      },
      3,
      3000,
    ],
    [
      'stand area on four dates',
      { service: { ...flags, is_required_stand_area: true }, quantity: 72, currencyPrice: 85 },
      { dates: days },
      288,
      24_480,
    ],
  ])('counts %s as the server does [SVC-149]', (_, facts, edit, units, amount) => {
    expect(editedLine(line(1, facts), edit)).toMatchObject({ billable_units: units, amount_with_vat: amount });
  });

  it('has no amount without a price [SVC-139]', () => {
    expect(editedLine(line(1, { currencyPrice: null }), { quantity: 3 }).amount_with_vat).toBeNull();
  });
});

describe('an edited cart', () => {
  it('includes VAT in the total and keeps other lines and groups [SVC-135, SVC-138]', () => {
    const cart = {
      ...cartOf(line(1), line(2)),
      groups: [{ items: [line(1), line(2)] }, { items: [line(3, { amount_with_vat: 75_600 })] }],
    };
    const edited = editedCart<CartLine, typeof cart>(cart, new Map([[1, null]]), 20);
    expect(edited).toMatchObject({ total_with_vat: 76_600, vat: 12_766.67 });
    expect(edited.groups[0]?.items).toEqual([cart.groups[0]?.items[1]]);
    expect(edited.groups[1]).toBe(cart.groups[1]);
    expect(editedCart<CartLine, typeof cart>(cart, new Map(), 20)).toBe(cart);
  });

  it('has no total if a line has no price, and no group without lines [SVC-138]', () => {
    const cart = cartOf(line(1), line(2, { currencyPrice: null, amount_with_vat: null }));
    expect(editedCart<CartLine, typeof cart>(cart, new Map([[1, { quantity: 4 }]]), 20).total_with_vat).toBeNull();
    const emptied = editedCart<CartLine, typeof cart>(
      cart,
      new Map([
        [1, null],
        [2, null],
      ]),
      20,
    );
    expect(emptied).toMatchObject({ groups: [], total_with_vat: 0 });
  });
});

describe('the changes of a cart', () => {
  it('consist of added, removed and changed lines [SVC-153]', () => {
    const seen = [line(1), line(2), line(3)];
    const now = [line(1), line(2, { billable_units: 2, amount_with_vat: 2000 }), line(4)];
    expect(cartChanges(seen, now).map(({ kind, line: { cart_item_id: id } }) => [kind, id])).toEqual([
      ['changed', 2],
      ['added', 4],
      ['removed', 3],
    ]);
  });

  it('sort the texts of a rejected order by line [SVC-085]', () => {
    const errors = { 'items.7.dates': ['Date'], 'items.7.quantity': ['Count'], comment: ['Long'], 'items.x.y': ['No'] };
    expect([...lineErrorsOf(errors)]).toEqual([[7, ['Date', 'Count']]]);
  });
});
