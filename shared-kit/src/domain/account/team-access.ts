import type { EventType, Membership, Role } from '../../model';

/** So long after a removal a person can be brought back with the former role (ACC-233). */
export const restoreUserMs = 30 * 86_400_000;

/** Until when somebody who was removed at `removedAt` can be brought back; both in ms since the epoch (ACC-233). */
export const restoreUserUntil = (removedAt: number): number => removedAt + restoreUserMs;

/** A visit is written down at most so often: who reads a page should not cost a write each time (ACC-231). */
export const visitPauseMs = 300_000;

/** Through whom somebody gets in: the company itself or a contractor that it has let in (ACC-230). */
export type AccessVia = 'own' | 'contractor';

/** An installer belongs to a contractor, unless the participation is that of the contractor itself (ACC-175, ACC-230). */
export const accessVia = (role: Role, type: EventType): AccessVia =>
  role === 'installer' && type !== 'installer' ? 'contractor' : 'own';

/** What the rule about names must know of who has invited or removed somebody. */
export interface ActorFacts {
  /** Belongs to the organiser of the exhibition. */
  isStaff: boolean;
  /** Is a member of the participation, or was one that it can still bring back. */
  isColleague: boolean;
  /** Is a member of its collective organiser. */
  isOfParent: boolean;
}

/** As what somebody who has invited or removed a member appears. */
export type ActorKind = 'person' | 'organizer' | 'parent' | 'former';

/**
 * Who has invited or removed somebody, as this reader may know it: colleagues have names; the people of a collective organiser
 * only for readers who belong to it, otherwise their company stands for them (SHELL-218); the organiser's people never have
 * one, nor has who is gone (ACC-232).
 */
export const actorKind = ({ isStaff, isColleague, isOfParent }: ActorFacts, readerOf: Membership['of']): ActorKind => {
  if (isStaff) return 'organizer';
  if (isColleague) return 'person';
  if (isOfParent) return readerOf === 'parent' ? 'person' : 'parent';
  return 'former';
};

/** A removal as far as it decides whether the person can come back. */
export interface RemovalFacts {
  /** ms since the epoch. */
  removedAt: number;
  /** Has access again, by another invitation or a code. */
  isMember: boolean;
  /** Has another invitation that waits for an answer. */
  isInvited: boolean;
  /** The organiser has removed the person. */
  isByStaff: boolean;
}

/** Why somebody cannot be brought back, by the code of the refusal. */
export type RestoreIssue = 'restore_expired' | 'already_back' | 'invited_again' | 'removed_by_organizer';

/**
 * Whether somebody who was removed can be brought back; null when nothing stands against it (ACC-233, ACC-234).
 * @param now ms since the epoch
 */
export const restoreIssue = (removal: RemovalFacts, now: number): RestoreIssue | null => {
  if (removal.isMember) return 'already_back';
  if (removal.isInvited) return 'invited_again';
  if (removal.isByStaff) return 'removed_by_organizer';
  return now >= restoreUserUntil(removal.removedAt) ? 'restore_expired' : null;
};
