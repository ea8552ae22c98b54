import { usePlatformState } from '@fairfront/shared-kit/platform';
import { safeReturnAddress } from '../routing/return-address.model';

/** Where a user who came to the set-up from another page returns to. */
export const useReturn = (): string | undefined => {
  const wanted = usePlatformState().route.query.get('return');
  return wanted === null ? undefined : safeReturnAddress(wanted);
};
