import { areServicesShown } from '@fairfront/shared-kit/model';
import { usePlatformState } from '@fairfront/shared-kit/platform';
import { routes } from '../routing/routes.model';

/** The participation whose cart the header links to; null where the cart has no place (SHELL-071). */
export const useCartPlace = (): number | null => {
  const { route, participation } = usePlatformState();
  const flags = routes.find(({ name }) => name === route.name);
  const hasPlace = flags?.cart || flags?.badge;
  return hasPlace && participation && areServicesShown(participation) ? participation.id : null;
};
