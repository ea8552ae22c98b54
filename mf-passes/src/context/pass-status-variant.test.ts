import { passStatusVariant } from './pass-status-variant';

it('gives every status of a pass a variant that no other one has', () => {
  const seen = Object.values(passStatusVariant).map(({ tone, icon }) => `${tone} ${icon}`);
  expect(new Set(seen).size).toBe(seen.length);
});
