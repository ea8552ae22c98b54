import { inviteStatusVariant } from './invite-status-variant';

it('gives every status of an invitation a variant that no other one has', () => {
  const seen = Object.values(inviteStatusVariant).map(({ tone, icon }) => `${tone} ${icon}`);
  expect(new Set(seen).size).toBe(seen.length);
});
