import { usePlatformState } from '@fairfront/shared-kit/platform';
import { useGuardFailure } from '../../routing/guard-failure';

/**
 * The participation in the address whose name and sections the frame shows; a closed one shows only its page.
 */
export const useEventId = (): string | undefined => {
  const { route } = usePlatformState();
  return useGuardFailure()?.isClosed ? undefined : route.params['id'];
};
