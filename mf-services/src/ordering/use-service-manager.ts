import { textOf } from '@fairfront/shared-kit/formats';
import { useLocale, useParticipation } from '@fairfront/shared-kit/platform';

/** Who helps with services that the portal does not take any more (SVC-161). */
export interface ServiceManager {
  /** First name and surname in the language of the user. */
  name: string;
  phone: string | null;
  email: string | null;
}

/** The manager for exhibitors, else the first one; null at an exhibition without managers. */
export const useServiceManager = (): ServiceManager | null => {
  const locale = useLocale();
  const { managers } = useParticipation().exhibition;
  const manager = managers.find(({ kind }) => kind === 'event') ?? managers[0];
  if (!manager) return null;
  const { phone, email } = manager;
  return { name: `${textOf(manager, 'name', locale)} ${textOf(manager, 'lastname', locale)}`, phone, email };
};
