import { inviteStatusVariant } from './invite-status-variant';

it('every invitation status has its own variant', () => {
  const seen = Object.values(inviteStatusVariant).map(({ tone, icon }) => `${tone} ${icon}`);
  expect(new Set(seen).size).toBe(seen.length);
});
