import type { InvitationPage } from '@fairfront/shared-kit/api';
import { buildInvitationPage } from '../testing/invitations';
import { invitationView, type InvitationView } from './invitation-view.model';

const own = 'm.lebedeva@severmech.example';
const other = 'editor@severmech.example';

it.each<[InvitationView, InvitationPage['state'], string | null]>([
  ['register', 'open', null],
  ['register', 'open', own],
  ['other-user', 'open', other],
  ['sign-in', 'account', null],
  ['accept', 'account', own],
  ['accept', 'account', ' M.Lebedeva@Severmech.example'],
  ['other-user', 'account', other],
  ['ended', 'expired', null],
  ['ended', 'expired', other],
  ['ended', 'used', own],
  ['ended', 'replaced', null],
  ['ended', 'withdrawn', null],
])('the page shows %s for the state %s and the user %s [SHELL-381, SHELL-383]', (view, state, email) => {
  expect(invitationView(buildInvitationPage({ state }), email)).toBe(view);
});

it('the page offers nothing without an invitation [SHELL-381]', () => {
  expect(invitationView({ state: 'open', invitation: null }, null)).toBe('ended');
});
