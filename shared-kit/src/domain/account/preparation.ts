import type { PreparationStep } from '../participations';
import { missingProfileFields, type ProfileInput } from './company-profile';

/** The company steps: the profile is complete, and there is a logo. */
export const companySteps = (
  company: ProfileInput & { image: object | null },
): { profile: PreparationStep; logo: PreparationStep } => ({
  profile: { id: 'profile', done: missingProfileFields(company).length === 0 },
  logo: { id: 'logo', done: company.image !== null },
});

/** The team step, once somebody was invited: everybody has accepted. Null if nobody was invited. */
export const teamStep = (users: readonly { invite: 'pending' | 'activated' }[]): PreparationStep | null =>
  users.length < 2 ? null : { id: 'invites', done: users.every(({ invite }) => invite !== 'pending') };
