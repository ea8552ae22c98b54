import { usePlatformState } from '@fairfront/shared-kit/platform';
import { safeReturnAddress } from '../routing/return-address.model';

/** Where a person goes on after the set-up who was led to it from a page of the portal (SHELL-498). */
export const useReturn = (): string | undefined => {
  const wanted = usePlatformState().route.query.get('return');
  return wanted === null ? undefined : safeReturnAddress(wanted);
};
