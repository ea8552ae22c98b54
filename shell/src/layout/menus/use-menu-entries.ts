import { usePlatformState, type RouteName } from '@fairfront/shared-kit/platform';
import { useRemoteCatalog } from '../../boot';

/** An entry that a remote adds to the account menu. */
interface OwnMenuEntry {
  id: string;
  title: string;
  icon: string;
  route: RouteName;
}

/** The entries of the account menu that the live remotes offer to this user. */
export const useMenuEntries = (): OwnMenuEntry[] => {
  const { menu } = useRemoteCatalog();
  const { user, locale } = usePlatformState();
  return menu
    .filter(({ managers }) => !managers || user?.access === 'manager')
    .map(({ id, title, icon, route }) => ({
      id,
      title: title[locale],
      icon,
      // the registry refuses an entry whose route nobody has
      route: route as RouteName,
    }));
};
