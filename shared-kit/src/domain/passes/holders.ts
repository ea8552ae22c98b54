import { membershipOf, type AccessInput } from '../participations';

/**
 * Whether a user may export all data about the people on the passes: supervisors and administrators, including those of
 * the collective organiser, even if the participation is read-only.
 */
export const canExportHolders = (userId: number, participation: AccessInput): boolean => {
  const role = membershipOf(userId, participation)?.role;
  return role === 'supervisor' || role === 'admin';
};
