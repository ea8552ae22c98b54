import { textOf } from '@fairfront/shared-kit/domain/common';
import { useLocale, useParticipation } from '@fairfront/shared-kit/platform';

/** The contact for services that the portal no longer accepts. */
export interface ServiceManager {
  /** First and last name in the user's language. */
  name: string;
  phone: string | null;
  email: string | null;
}

/** The manager for exhibitors, otherwise the first manager; null if the exhibition has none. */
export const useServiceManager = (): ServiceManager | null => {
  const locale = useLocale();
  const { managers } = useParticipation().exhibition;
  const manager = managers.find(({ kind }) => kind === 'event') ?? managers[0];
  if (!manager) return null;
  const { phone, email } = manager;
  return { name: `${textOf(manager, 'name', locale)} ${textOf(manager, 'lastname', locale)}`, phone, email };
};
