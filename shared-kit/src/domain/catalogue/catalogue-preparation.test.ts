import { cataloguePreparation, catalogueStep } from './catalogue-preparation';

it.each([
  [null, false],
  ['draft', false],
  ['sent', true],
  ['moderation', true],
  ['confirmed', true],
])('an order with status %j: done %j [SHELL-230]', (status, done) => {
  expect(catalogueStep(status)).toEqual({ id: 'order', done });
});

it.each([
  ['a template', 'self', 1, null, 1],
  ['an order whose template was removed', 'self', null, 7, 1],
  ['neither', 'self', null, null, 0],
  ['no stand in the catalogue', 'installer', 1, null, 0],
] as const)(
  'the number of catalogue steps is correct with %s [CAT-014]',
  (_what, type, catalog_template_id, catalog_order_id, steps) => {
    const participation = { type, catalog_template_id, catalog_order_id, catalog_order_status: null };
    expect(cataloguePreparation(participation)).toHaveLength(steps);
  },
);
