import type { invitationStates } from '@fairfront/shared-kit/domain/identity/api';
export type InvitationState = (typeof invitationStates)[number];

/** The stored data of an invitation; null if it was withdrawn or declined, or its participation was deleted. */
export interface StoredInvitation {
  activatedAt: Date | null;
  expiresAt: Date;
  hasAccount: boolean;
}

/** Seconds since the epoch, as in the link. */
export const secondsOf = (date: Date): number => Math.floor(date.getTime() / 1000);

/** The state of a link with a valid signature. @param expires of the link, in seconds since the epoch */
export const invitationState = (
  stored: StoredInvitation | null,
  { expires, now }: { expires: number; now: Date },
): InvitationState => {
  if (!stored) return 'withdrawn';
  if (stored.activatedAt) return 'used';
  // resending changes the expiry, so the link of the previous e-mail no longer matches
  if (secondsOf(stored.expiresAt) !== expires) return 'replaced';
  if (expires * 1000 < now.getTime()) return 'expired';
  return stored.hasAccount ? 'account' : 'open';
};
