import { ownAddress } from '../routing/routes.model';
import { useShell } from '../shell-services';

/** Opens the exhibition of an accepted invitation; Back does not return to the used link. */
export const useOpenExhibition = (): ((participationId: number) => void) => {
  const { navigator } = useShell();
  return (participationId) => navigator.navigate(ownAddress('participant', { id: participationId }), { replace: true });
};
