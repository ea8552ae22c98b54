import type { EventType } from './event-types';

/** The five roles of a user inside one participation. */
export const roles = ['supervisor', 'admin', 'edit', 'read', 'installer'] as const;
/** One of `roles`. */
export type Role = (typeof roles)[number];

/** The part of a participation that decides about access. */
export interface AccessInput {
  is_edit: boolean;
  users: readonly { id: number; role: Role }[];
  parent?: { users: readonly { id: number; role: Role }[] } | null;
  /** The member of staff who acts as this exhibitor. */
  acting?: { user_id: number } | null;
}

/** Where the role of a user comes from: the participation itself or its collective organiser. */
export interface Membership {
  role: Role;
  of: 'own' | 'parent';
}

const writers: readonly Role[] = ['supervisor', 'admin', 'edit'];
/** The roles that administer a participation. */
export const administratorRoles: readonly Role[] = ['supervisor', 'admin'];

/** Staff who act as an exhibitor prepare everything, and do not manage its people. */
const actingRole: Role = 'edit';

/** The user's place in a participation; own users win over the parent's; null for a non-member. */
export const membershipOf = (userId: number, { users, parent, acting }: AccessInput): Membership | null => {
  if (acting?.user_id === userId) return { role: actingRole, of: 'own' };
  const own = users.find((user) => user.id === userId);
  if (own) return { role: own.role, of: 'own' };
  const above = parent?.users.find((user) => user.id === userId);
  return above ? { role: above.role, of: 'parent' } : null;
};

/** `hasAccessToWrite` of the specification: own users write only while the participation is editable. */
export const hasAccessToWrite = (userId: number, participation: AccessInput): boolean => {
  const membership = membershipOf(userId, participation);
  if (!membership || !writers.includes(membership.role)) return false;
  return membership.of === 'parent' || participation.is_edit;
};

/**
 * Who may order additional services: write access, or role installer of the participation itself while it is editable.
 */
export const canOrderServices = (userId: number, participation: AccessInput): boolean => {
  if (hasAccessToWrite(userId, participation)) return true;
  const membership = membershipOf(userId, participation);
  return membership?.role === 'installer' && membership.of === 'own' && participation.is_edit;
};

/** Who may add, change and delete users: supervisor and admin with write access. */
export const canAdministerUsers = (userId: number, participation: AccessInput): boolean => {
  const membership = membershipOf(userId, participation);
  return !!membership && administratorRoles.includes(membership.role) && hasAccessToWrite(userId, participation);
};

const typesWithInstallers: readonly EventType[] = ['self', 'collective', 'sub'];

/** Whether a participation of this type has the role: installers exist where stands are built. */
export const hasRole = (role: Role, type: EventType): boolean =>
  role !== 'installer' || typesWithInstallers.includes(type);

/** Whether a participation would lose its last supervisor: nobody could administer it any more. */
export const losesLastSupervisor = (
  users: readonly { id: number; role: Role }[],
  userId: number,
  newRole: Role | null,
): boolean => {
  const supervisors = users.filter(({ role }) => role === 'supervisor');
  return newRole !== 'supervisor' && supervisors.length === 1 && supervisors[0]?.id === userId;
};
