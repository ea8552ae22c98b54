import { ordersPreparation } from './orders-preparation';

it.each([
  ['none waits', 'self', true, 0, []],
  ['one waits', 'self', true, 1, [{ id: 'orders', done: false }]],
  ['several wait', 'sub', true, 3, [{ id: 'orders', done: false }]],
  ['the type has no services', 'installer', true, 1, []],
  ['the exhibition shows no services', 'self', false, 1, []],
] as const)('the orders step where %s [SVC-192]', (_case, type, is_show_order_additional_services, waiting, steps) => {
  const exhibition = { is_show_order_additional_services };
  expect(ordersPreparation({ type, exhibition }, waiting)).toEqual(steps);
});
