import type { InvitationPage } from '@fairfront/shared-kit/api';
import { normalEmail } from '@fairfront/shared-kit/domain/common';

/** What the page of an invitation offers: a way to accept it, or why there is none. */
export type InvitationView = 'register' | 'sign-in' | 'accept' | 'other-user' | 'ended';

/**
 * The view of an invitation for the current user.
 * @param ownEmail of the signed-in user; null for visitors
 */
export const invitationView = ({ state, invitation }: InvitationPage, ownEmail: string | null): InvitationView => {
  if (!invitation || (state !== 'open' && state !== 'account')) return 'ended';
  if (ownEmail !== null && normalEmail(ownEmail) !== normalEmail(invitation.email)) return 'other-user';
  if (state === 'open') return 'register';
  return ownEmail === null ? 'sign-in' : 'accept';
};
