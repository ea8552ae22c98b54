import { errorText } from '@fairfront/shared-kit/api';
import { usePlatform, useQueryClient, useTranslation } from '@fairfront/shared-kit/platform';
import { useState } from 'react';
import { companyRequestsKey, patchRequest } from '../api/publications';

type Change = Parameters<typeof patchRequest>[2];

/** Sets the status of a request and loads the lists anew; a failure shows in the popup (ACC-170). */
export const useStatusChange = (id: number) => {
  const { t } = useTranslation('account');
  const { api, messages } = usePlatform();
  const cache = useQueryClient();
  const [isChanging, setChanging] = useState(false);
  const change = async (body: Change): Promise<void> => {
    if (isChanging) return;
    setChanging(true);
    try {
      await patchRequest(api, id, body);
      messages.notice(t('managerRequests.changed'));
      await cache.invalidateQueries({ queryKey: companyRequestsKey });
    } catch (error) {
      messages.error(errorText(error, t));
    } finally {
      setChanging(false);
    }
  };
  return { change, isChanging };
};
