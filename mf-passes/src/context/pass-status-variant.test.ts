import { passStatusVariant } from './pass-status-variant';

it('every pass status has its own variant', () => {
  const seen = Object.values(passStatusVariant).map(({ tone, icon }) => `${tone} ${icon}`);
  expect(new Set(seen).size).toBe(seen.length);
});
