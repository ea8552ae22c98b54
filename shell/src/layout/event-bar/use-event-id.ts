import { usePlatformState } from '@fairfront/shared-kit/platform';
import { useGuardFailure } from '../../routing/guard-failure';

/** The participation of the address whose name and sections the frame shows; one that is closed shows its page alone (SHELL-498). */
export const useEventId = (): string | undefined => {
  const { route } = usePlatformState();
  return useGuardFailure()?.isClosed ? undefined : route.params['id'];
};
