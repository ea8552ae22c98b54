import type { QueryClient } from '@fairfront/shared-kit/platform';

const own = new WeakMap<QueryClient, string[]>();

/** Records an answered request of this tab, so that its event causes no second refetch. */
export const rememberOwnCall = (queryClient: QueryClient, idempotencyKey: string): void => {
  const keys = own.get(queryClient) ?? [];
  own.set(queryClient, [...keys, idempotencyKey]);
};

/** @param callId the prefix of an idempotency key, as in events */
export const isOwnCall = (queryClient: QueryClient, callId: string | null): boolean =>
  callId !== null && (own.get(queryClient) ?? []).some((key) => key.startsWith(callId));
