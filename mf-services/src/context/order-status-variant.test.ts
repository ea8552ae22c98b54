import { serviceOrderStatusVariant } from './order-status-variant';

it('gives every status of an order a variant that no other one has', () => {
  const seen = Object.values(serviceOrderStatusVariant).map(({ tone, icon }) => `${tone} ${icon}`);
  expect(new Set(seen).size).toBe(seen.length);
});
