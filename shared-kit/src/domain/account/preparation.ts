import type { PreparationStep } from '../../model';
import { missingProfileFields, type ProfileInput } from './company-profile';

/** The company: the fields of its profile are filled (ACC-015), and it has a logo. */
export const companySteps = (
  company: ProfileInput & { image: object | null },
): { profile: PreparationStep; logo: PreparationStep } => ({
  profile: { id: 'profile', done: missingProfileFields(company).length === 0 },
  logo: { id: 'logo', done: company.image !== null },
});

/** The team, once somebody was invited: everybody has come (ACC-054). Null while there is nobody to wait for. */
export const teamStep = (users: readonly { invite: 'pending' | 'activated' }[]): PreparationStep | null =>
  users.length < 2 ? null : { id: 'invites', done: users.every(({ invite }) => invite !== 'pending') };
