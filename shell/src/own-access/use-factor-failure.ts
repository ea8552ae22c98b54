import { errorText, isApiError } from '@fairfront/shared-kit/api';
import { usePlatform, useQueryClient, useTranslation } from '@fairfront/shared-kit/platform';
import { secondFactorQuery } from './own-access.query';

/** Says what has failed; where the proof has run out, the state is read anew and with it the password is asked for (SHELL-444). */
export const useFactorFailure = (): ((failed: unknown) => void) => {
  const { t } = useTranslation('ownAccess');
  const { api, messages } = usePlatform();
  const cache = useQueryClient();
  return (failed) => {
    if (isApiError(failed) && failed.code === 'proof_required')
      void cache.invalidateQueries({ queryKey: secondFactorQuery(api).queryKey });
    messages.error(errorText(failed, t));
  };
};
