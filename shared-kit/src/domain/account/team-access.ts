import type { EventType, Membership, Role } from '../participations';

/** Time in which a removed person can be restored with the previous role. */
export const restoreUserMs = 30 * 86_400_000;

/** Until when a user removed at `removedAt` can be restored; both in ms since the epoch. */
export const restoreUserUntil = (removedAt: number): number => removedAt + restoreUserMs;

/** Minimum time between two recorded visits, so that not every page view costs a write. */
export const visitPauseMs = 300_000;

/** How a user has access: by the company itself or by a contractor that it has admitted. */
export type AccessVia = 'own' | 'contractor';

/** An installer belongs to a contractor, unless the participation is the contractor's own. */
export const accessVia = (role: Role, type: EventType): AccessVia =>
  role === 'installer' && type !== 'installer' ? 'contractor' : 'own';

/** The facts about the inviter or remover of a user that the name rule needs. */
export interface ActorFacts {
  /** Works for the organiser of the exhibition. */
  isStaff: boolean;
  /** Is a member of the participation, or a removed one that can still be restored. */
  isColleague: boolean;
  /** Is a member of its collective organiser. */
  isOfParent: boolean;
}

/** How the inviter or remover of a member is shown. */
export type ActorKind = 'person' | 'organizer' | 'parent' | 'former';

/**
 * How this reader sees whoever invited or removed a user: colleagues by name; people of a collective organiser by name
 * only for readers who belong to it, otherwise as their company; organiser staff and deleted users never by
 * name.
 */
export const actorKind = ({ isStaff, isColleague, isOfParent }: ActorFacts, readerOf: Membership['of']): ActorKind => {
  if (isStaff) return 'organizer';
  if (isColleague) return 'person';
  if (isOfParent) return readerOf === 'parent' ? 'person' : 'parent';
  return 'former';
};

/** The facts of a removal that determine whether the person can be restored. */
export interface RemovalFacts {
  /** ms since the epoch. */
  removedAt: number;
  /** Has regained access by another invitation or a code. */
  isMember: boolean;
  /** Has another pending invitation. */
  isInvited: boolean;
  /** Was removed by the organiser. */
  isByStaff: boolean;
}

/** Why a person cannot be restored, as an error code. */
export type RestoreIssue = 'restore_expired' | 'already_back' | 'invited_again' | 'removed_by_organizer';

/**
 * Why a removed person cannot be restored; null if they can.
 * @param now ms since the epoch
 */
export const restoreIssue = (removal: RemovalFacts, now: number): RestoreIssue | null => {
  if (removal.isMember) return 'already_back';
  if (removal.isInvited) return 'invited_again';
  if (removal.isByStaff) return 'removed_by_organizer';
  return now >= restoreUserUntil(removal.removedAt) ? 'restore_expired' : null;
};
