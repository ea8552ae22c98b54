import { administratorRoles, membershipOf, type AccessInput, type Role } from '../../participations/access';
import { dayAt } from '../../common/zone';

/** The requirement of an exhibition: from this day in its time zone its administrators need a second factor; null: none. */
export interface FactorDemand {
  second_factor_from: string | null;
  timezone: string;
}

/** Announced until the day begins where the exhibition is, in force from then on. */
export type DemandState = 'none' | 'announced' | 'in-force';

/** Where the demand of an exhibition stands. @param now ms since the epoch */
export const demandState = ({ second_factor_from: from, timezone }: FactorDemand, now: number): DemandState => {
  if (from === null) return 'none';
  return dayAt(now, timezone) < from ? 'announced' : 'in-force';
};

/** The role by which a demand concerns a person. */
export const isAdministratorRole = (role: Role): boolean => administratorRoles.includes(role);

/**
 * Whether a demand concerns the user: supervisors and administrators of a participation, and those of its collective
 * organiser, who act for it. Who may only look, edit or build is not asked.
 */
export const isAskedForFactor = (userId: number, participation: AccessInput): boolean => {
  const membership = membershipOf(userId, participation);
  return membership !== null && isAdministratorRole(membership.role);
};
