import { isApiError } from '@fairfront/shared-kit/api';
import { usePlatform, useQueryClient } from '@fairfront/shared-kit/platform';
import { secondFactorQuery } from './own-access.query';

/**
 * Shared options of actions on the second factor: if the proof has expired, the state is refetched and the password is
 * requested again.
 */
export const useFactorOptions = () => {
  const { api } = usePlatform();
  const cache = useQueryClient();
  return {
    namespace: 'ownAccess',
    onRefused: (refusal: unknown): boolean => {
      if (isApiError(refusal) && refusal.code === 'proof_required')
        void cache.invalidateQueries({ queryKey: secondFactorQuery(api).queryKey });
      return false;
    },
  };
};
