import { isApiError, type ApiClient } from '@fairfront/shared-kit/api';
import { queryOptions } from '@fairfront/shared-kit/platform';

/** The page that a link for self-filling opens; works without an account (PASS-296). */
export const selfFillingQuery = (api: ApiClient, token: string) =>
  queryOptions({
    queryKey: ['pass-link', token],
    queryFn: async ({ signal }) => (await api.post('/pass-links/open', { body: { token }, signal })).data,
    // what a person fills in does not change under his hands, and a used link would take the page away
    staleTime: Infinity,
    retry: (failures, error) => failures < 2 && !isApiError(error),
  });
