import { useAction } from '@fairfront/shared-kit/api/actions';
import { usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import { companyRequestsKey, patchRequest } from '../api/publications';

type Change = Parameters<typeof patchRequest>[2];

/** Sets the status of a request and reloads the lists; a failure shows in the popup. */
export const useStatusChange = (id: number) => {
  const { t } = useTranslation('account');
  const { api } = usePlatform();
  const changing = useAction<Change>({
    namespace: 'account',
    run: (body) => patchRequest(api, id, body),
    announce: () => t('managerRequests.changed'),
    invalidates: () => [companyRequestsKey],
  });
  return { change: changing.run, isChanging: changing.isBusy() };
};
