import { areServicesShown } from '@fairfront/shared-kit/domain/participations';
import { usePlatform, usePlatformState } from '@fairfront/shared-kit/platform';
import { exhibitionPhase } from '../../exhibition/exhibition-phase.model';
import { useGuardFailure } from '../../routing/guard-failure';
import { useShell } from '../../shell-services';

const useHasPlace = (): boolean => {
  const { route } = usePlatformState();
  const flags = useShell().routes.find(route.name);
  return Boolean(flags?.cart || flags?.badge);
};

/** Whether a cart may still appear: its space is reserved until that is known. */
export const useCartExpected = (): boolean => {
  const { participation } = usePlatformState();
  const failure = useGuardFailure();
  const hasPlace = useHasPlace();
  return !participation && !failure && hasPlace;
};

/** The participation that can still order; null without services and after the exhibition. */
export const useOpenCart = (): number | null => {
  const { now } = usePlatform();
  const { participation } = usePlatformState();
  if (!participation || !areServicesShown(participation)) return null;
  return exhibitionPhase(participation.exhibition, now()).phase === 'over' ? null : participation.id;
};

/** The participation whose cart the header links to; null if the cart is hidden. */
export const useCartPlace = (): number | null => {
  const hasPlace = useHasPlace();
  const openCart = useOpenCart();
  return hasPlace ? openCart : null;
};
