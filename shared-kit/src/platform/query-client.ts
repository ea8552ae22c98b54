import { QueryClient, type DefaultOptions } from '@tanstack/react-query';

/** Options that tests and the embed set differently from the portal. */
type QueryClientOptions = Pick<NonNullable<DefaultOptions['queries']>, 'staleTime' | 'gcTime' | 'queryKeyHashFn'>;

/**
 * The query cache of the portal, of the embed and of tests. A call is always sent, whatever the browser reports about
 * the network: by default the library silently pauses reads and writes while the browser is offline, and sends the
 * writes later automatically. Nothing is retried here: the API client retries what is safe to repeat.
 */
export const createQueryClient = ({
  staleTime = 30_000,
  gcTime,
  queryKeyHashFn,
}: QueryClientOptions = {}): QueryClient => {
  const common = { networkMode: 'always', retry: false, ...(gcTime === undefined ? {} : { gcTime }) } as const;
  return new QueryClient({
    // the library refetches after a reconnect only in its own network mode
    defaultOptions: {
      queries: { ...common, staleTime, refetchOnReconnect: true, ...(queryKeyHashFn ? { queryKeyHashFn } : {}) },
      mutations: common,
    },
  });
};
