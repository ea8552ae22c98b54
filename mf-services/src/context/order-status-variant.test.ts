import { serviceOrderStatusVariant } from './order-status-variant';

it('every order status has its own variant', () => {
  const seen = Object.values(serviceOrderStatusVariant).map(({ tone, icon }) => `${tone} ${icon}`);
  expect(new Set(seen).size).toBe(seen.length);
});
