import { areServicesShown } from '@fairfront/shared-kit/model';
import { usePlatform, usePlatformState } from '@fairfront/shared-kit/platform';
import { fairPhase } from '../hub/fair-phase.model';
import { routes } from '../routing/routes.model';

/** The participation whose cart the header links to; null where the cart has no place (SHELL-071, SHELL-387). */
export const useCartPlace = (): number | null => {
  const { now } = usePlatform();
  const { route, participation } = usePlatformState();
  const flags = routes.find(({ name }) => name === route.name);
  const hasPlace = flags?.cart || flags?.badge;
  if (!hasPlace || !participation || !areServicesShown(participation)) return null;
  return fairPhase(participation.exhibition, now()).phase === 'over' ? null : participation.id;
};
