import { buildStaffLine, buildStaffOrder } from '../testing/orders';
import { editedOrder, errorsByLine, possibleMoves } from './line-edits';
import { priceIn, priceText } from './price-text';

it.each([
  ['', null],
  ['1150', 1150],
  ['1 150,5', 1150.5],
  ['1\u00a0150.05', 1150.05],
  ['-3', NaN],
  ['1,2,3', NaN],
  ['1.005', NaN],
  ['ten', NaN],
])('the typed price "%s" is %s [ORG-400]', (text, price) => {
  expect(priceIn(text)).toBe(price);
  if (price !== null && !Number.isNaN(price)) expect(priceIn(priceText(price, ','))).toBe(price);
});

const order = buildStaffOrder({
  services: [
    buildStaffLine({ line_id: 1, quantity: 2, price_with_vat: 100, amount_with_vat: 200 }),
    buildStaffLine({ line_id: 2, dates: ['2026-05-18', '2026-05-19'], price_with_vat: 10, amount_with_vat: 20 }),
    buildStaffLine({ line_id: 3, price_with_vat: null, amount_with_vat: null }),
  ],
  removed: [{ line_id: 4, name_rus: 'Стол', name_eng: 'Table', unit: { id: 1, name_rus: 'шт.', name_eng: 'pc' } }],
});

it.each([
  ['nothing', {}, [], null],
  ['the same values', { 1: { quantity: 2, price: '100,00' } }, [], null],
  [
    'prices and a quantity',
    { 1: { quantity: 3 }, 3: { price: '50' } },
    [
      { line_id: 1, quantity: 3 },
      { line_id: 3, price_with_vat: 50 },
    ],
    370,
  ],
  [
    'a date',
    { 2: { dates: ['2026-05-18'] }, 3: { price: '0' } },
    [
      { line_id: 2, dates: ['2026-05-18'] },
      { line_id: 3, price_with_vat: 0 },
    ],
    210,
  ],
  ['a removed line', { 3: { is_removed: true } }, [{ line_id: 3, is_removed: true }], 220],
  ['a line put back', { 4: { is_removed: false } }, [{ line_id: 4, is_removed: false }], null],
])('edits of %s are sent as changes and lead to a total [ORG-400]', (_what, edits, changes, total) => {
  expect(editedOrder(order, edits)).toMatchObject({ changes, total });
});

it('an unsaved price allows to ask for confirmation, and an unsaved change forbids to confirm [ORG-400]', () => {
  const statuses = ['processing', 'waiting_confirmation', 'confirmed', 'canceled'] as const;
  const moves = (edits = {}) =>
    possibleMoves({ status: 'new', is_accept_needed: true }, editedOrder(order, edits), statuses);
  expect(moves()).toEqual(['processing', 'canceled']);
  expect(moves({ 3: { price: '50' } })).toEqual(['processing', 'waiting_confirmation']);
});

it('errors of the server are shown at their lines [ORG-400]', () => {
  const sent = { lines: [{ line_id: 7 }, { line_id: 3 }], added: [{ line_id: -1 }] };
  const errors = { 'lines.1.price_with_vat': ['Too high'], 'added.0.dates.0': ['Too late'], version: ['?'] };
  expect(errorsByLine(errors, sent)).toEqual({ 3: { price_with_vat: 'Too high' }, [-1]: { dates: 'Too late' } });
});
