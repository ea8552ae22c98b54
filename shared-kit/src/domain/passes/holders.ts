import { membershipOf, type AccessInput } from '../../model';

/**
 * Who may take along everything about the people on the passes at once: supervisors and administrators, those of the collective
 * organiser, too; a participation that is closed for changes is no reason against it (SHELL-483).
 */
export const canExportHolders = (userId: number, participation: AccessInput): boolean => {
  const role = membershipOf(userId, participation)?.role;
  return role === 'supervisor' || role === 'admin';
};
