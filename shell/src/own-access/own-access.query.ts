import type { ApiClient } from '@fairfront/shared-kit/api';
import { queryOptions, type PlatformServices } from '@fairfront/shared-kit/platform';

/** How the user confirms a sign-in. */
export const secondFactorQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['own-access', 'second-factor'] as const,
    queryFn: ({ signal }) => api.get('/auth/second-factor', { signal }),
    select: ({ data }) => data,
    refetchOnMount: 'always',
  });

/** The user's own sessions. Others start and end elsewhere, so a page that opens refetches them. */
export const ownSessionsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['own-access', 'sessions'] as const,
    queryFn: ({ signal }) => api.get('/auth/sessions', { signal }),
    select: ({ data }) => data,
    refetchOnMount: 'always',
  });

/** Tokens by which other sites use the catalogue, refetched when one of them expires. */
export const ownEmbedTokensQuery = ({ api, now }: Pick<PlatformServices, 'api' | 'now'>) =>
  queryOptions({
    queryKey: ['own-access', 'embed-tokens'] as const,
    queryFn: ({ signal }) => api.get('/auth/embed-tokens', { signal }),
    select: ({ data }) => data,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => {
      const ends = (state.data?.data ?? []).map(({ expires_at: end }) => new Date(end).getTime());
      return ends.length > 0 && Math.max(Math.min(...ends) - now(), 1_000);
    },
  });
