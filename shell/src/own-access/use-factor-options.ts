import { isApiError } from '@fairfront/shared-kit/api';
import { usePlatform, useQueryClient } from '@fairfront/shared-kit/platform';
import { secondFactorQuery } from './own-access.query';

/**
 * What actions on the second factor share: where the proof has run out, the state is read anew and with it the password is
 * asked for (SHELL-444).
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
