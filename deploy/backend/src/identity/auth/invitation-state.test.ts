import { invitationState, secondsOf, type InvitationState, type StoredInvitation } from './invitation-state';

const end = new Date('2026-06-08T12:00:00Z');
const waiting: StoredInvitation = { activatedAt: null, expiresAt: end, hasAccount: false };
const expires = secondsOf(end);
const before = new Date('2026-06-07T12:00:00Z');
const after = new Date('2026-06-08T12:00:01Z');

it.each<[InvitationState, StoredInvitation | null, number, Date]>([
  ['open', waiting, expires, before],
  ['open', { ...waiting, expiresAt: new Date(end.getTime() + 999) }, expires, end],
  ['account', { ...waiting, hasAccount: true }, expires, before],
  ['expired', waiting, expires, after],
  ['expired', { ...waiting, hasAccount: true }, expires, after],
  ['replaced', waiting, expires - 86_400, before],
  ['replaced', waiting, expires - 86_400, after],
  ['used', { ...waiting, activatedAt: before, hasAccount: true }, expires, before],
  ['used', { ...waiting, activatedAt: before, hasAccount: true }, expires, after],
  ['withdrawn', null, expires, before],
  ['withdrawn', null, expires, after],
])('an invitation is %s [SHELL-381]', (state, stored, linkExpires, now) => {
  expect(invitationState(stored, { expires: linkExpires, now })).toBe(state);
});
