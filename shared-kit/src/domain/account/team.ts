import { hasRole, type EventType, type Role } from '../../model';

/** Roles that a company gives to its people by itself; supervisors are appointed by the organiser (ACC-047, ACC-053). */
export const grantableRoles = ['read', 'edit', 'admin', 'installer'] as const satisfies readonly Role[];
export type GrantableRole = (typeof grantableRoles)[number];

/** The roles to choose from in a participation of this type, the least first (ACC-047, ACC-048). */
export const rolesToGive = (type: EventType): GrantableRole[] => grantableRoles.filter((role) => hasRole(role, type));

/** A supervisor appears as an administrator everywhere (SHELL-154). */
export const shownRole = (role: Role): GrantableRole => (role === 'supervisor' ? 'admin' : role);

/** The part of a user that decides what may be done with him. */
export interface TeamMember {
  id: number;
  role: Role;
}

/** Why a user can neither get another role nor lose his access. */
export type FixedBecause = 'supervisor' | 'self';

/** Whether the row of a user is fixed for who administers: supervisors are, and so is everybody's own row (ACC-059, ACC-061). */
export const fixedBecause = ({ id, role }: TeamMember, actorId: number): FixedBecause | null => {
  if (role === 'supervisor') return 'supervisor';
  return id === actorId ? 'self' : null;
};

/** Whom "remove all" removes: everybody but supervisors and administrators (ACC-063). */
export const removableUsers = <Member extends TeamMember>(users: readonly Member[]): Member[] =>
  users.filter(({ role }) => role !== 'supervisor' && role !== 'admin');

/** Between two emails of one invitation at least so much time passes (ACC-056). */
export const resendPauseMs = 300_000;

/** An invitation can be accepted during this time after its last email (ACC-176). */
export const invitationLifetimeMs = 7 * 86_400_000;

/** From when the email can go out again, ms since the epoch, by the end of the invitation's validity (ACC-056, ACC-176). */
export const resendFrom = (expiresAt: number): number => expiresAt - invitationLifetimeMs + resendPauseMs;

/** Whole minutes until then, at least one; null when the email can go out now (ACC-056). */
export const minutesToResend = (from: number, now: number): number | null =>
  from > now ? Math.ceil((from - now) / 60_000) : null;
