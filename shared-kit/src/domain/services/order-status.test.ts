import { passStatuses, passStatusVariant } from '../passes/pass';
import { orderStatuses, orderStatusVariant } from './order-status';

it.each([
  ['order', orderStatuses.map(orderStatusVariant)],
  ['pass', passStatuses.map((status) => passStatusVariant[status])],
])('every %s status has its own badge', (_what, variants) => {
  const seen = variants.map(({ tone, icon }) => `${tone} ${icon}`);
  expect(new Set(seen).size).toBe(seen.length);
});
