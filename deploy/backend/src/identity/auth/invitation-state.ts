import type { invitationStates } from '@fairfront/shared-kit/domain/identity/api';
export type InvitationState = (typeof invitationStates)[number];

/** What is stored of an invitation; null once it was withdrawn or declined, or its participation is gone. */
export interface StoredInvitation {
  activatedAt: Date | null;
  expiresAt: Date;
  hasAccount: boolean;
}

/** Seconds since the epoch, as the link carries them. */
export const secondsOf = (date: Date): number => Math.floor(date.getTime() / 1000);

/** The state of a link whose signature is right (SHELL-381). @param expires of the link, in seconds since the epoch */
export const invitationState = (
  stored: StoredInvitation | null,
  { expires, now }: { expires: number; now: Date },
): InvitationState => {
  if (!stored) return 'withdrawn';
  if (stored.activatedAt) return 'used';
  // a resend moves the end, so the link of the former e-mail does not fit any more
  if (secondsOf(stored.expiresAt) !== expires) return 'replaced';
  if (expires * 1000 < now.getTime()) return 'expired';
  return stored.hasAccount ? 'account' : 'open';
};
