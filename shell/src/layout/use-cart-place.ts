import { areServicesShown } from '@fairfront/shared-kit/model';
import { usePlatform, usePlatformState } from '@fairfront/shared-kit/platform';
import { fairPhase } from '../hub/fair-phase.model';
import { useGuardFailure } from '../routing/guard-failure';
import { routes } from '../routing/routes.model';

const hasPlaceFor = (name: string): boolean => {
  const flags = routes.find((route) => route.name === name);
  return Boolean(flags?.cart || flags?.badge);
};

/** Whether a cart may still come: nobody knows yet, and its room is kept (SHELL-239). */
export const useCartExpected = (): boolean => {
  const { route, participation } = usePlatformState();
  const failure = useGuardFailure();
  return !participation && !failure && hasPlaceFor(route.name);
};

/** The participation whose cart the header links to; null where the cart has no place (SHELL-071, SHELL-387). */
export const useCartPlace = (): number | null => {
  const { now } = usePlatform();
  const { route, participation } = usePlatformState();
  if (!hasPlaceFor(route.name) || !participation || !areServicesShown(participation)) return null;
  return fairPhase(participation.exhibition, now()).phase === 'over' ? null : participation.id;
};
