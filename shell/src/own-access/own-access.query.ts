import type { ApiClient } from '@fairfront/shared-kit/api';
import { queryOptions } from '@fairfront/shared-kit/platform';

/** How the user confirms a sign-in (SHELL-444). */
export const secondFactorQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['own-access', 'second-factor'] as const,
    queryFn: ({ signal }) => api.get('/auth/second-factor', { signal }),
    select: ({ data }) => data,
    refetchOnMount: 'always',
  });

/** The own sessions; others are begun and ended elsewhere, so a page that opens asks anew (SHELL-440). */
export const ownSessionsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['own-access', 'sessions'] as const,
    queryFn: ({ signal }) => api.get('/auth/sessions', { signal }),
    select: ({ data }) => data,
    refetchOnMount: 'always',
  });
