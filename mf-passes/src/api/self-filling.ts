import { isApiError, type ApiClient } from '@fairfront/shared-kit/api';
import { queryOptions } from '@fairfront/shared-kit/platform';

/** The page that a self-filling link opens; works without an account. */
export const selfFillingQuery = (api: ApiClient, token: string) =>
  queryOptions({
    queryKey: ['pass-link', token],
    queryFn: async ({ signal }) => (await api.post('/pass-links/open', { body: { token }, signal })).data,
    // no refetch: the form must not change while a person fills it in, and a used link would close the page
    staleTime: Infinity,
    retry: (failures, error) => failures < 2 && !isApiError(error),
  });
