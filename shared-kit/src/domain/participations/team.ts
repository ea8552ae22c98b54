import { hasRole, type Role } from './access';
import type { EventType } from './event-types';

/** Roles that a company can grant itself; supervisors are appointed by the organiser. */
export const grantableRoles = ['read', 'edit', 'admin', 'installer'] as const satisfies readonly Role[];
export type GrantableRole = (typeof grantableRoles)[number];

/** The selectable roles in a participation of this type, lowest first. */
export const rolesToGive = (type: EventType): GrantableRole[] => grantableRoles.filter((role) => hasRole(role, type));

/** A supervisor appears as an administrator everywhere. */
export const shownRole = (role: Role): GrantableRole => (role === 'supervisor' ? 'admin' : role);

/** The fields of a user that determine what can be changed. */
export interface TeamMember {
  id: number;
  role: Role;
}

/** Why a user can neither get another role nor lose access. */
export type FixedBecause = 'supervisor' | 'self';

/**
 * Whether the administrator cannot change a user's row: supervisors and the administrator's own row are fixed.
 */
export const fixedBecause = ({ id, role }: TeamMember, actorId: number): FixedBecause | null => {
  if (role === 'supervisor') return 'supervisor';
  return id === actorId ? 'self' : null;
};

/** Users that "remove all" removes: everybody but supervisors and administrators. */
export const removableUsers = <Member extends TeamMember>(users: readonly Member[]): Member[] =>
  users.filter(({ role }) => role !== 'supervisor' && role !== 'admin');

/** Minimum time between two e-mails of one invitation. */
export const resendPauseMs = 300_000;

/** How long an invitation is valid after its last e-mail. */
export const invitationLifetimeMs = 7 * 86_400_000;

/**
 * From when the e-mail can be resent, ms since the epoch, derived from the expiry of the invitation.
 */
export const resendFrom = (expiresAt: number): number => expiresAt - invitationLifetimeMs + resendPauseMs;

/** Whole minutes until then, at least one; null if the e-mail can be resent now. */
export const minutesToResend = (from: number, now: number): number | null =>
  from > now ? Math.ceil((from - now) / 60_000) : null;
