import type { QueryClient } from '@fairfront/shared-kit/platform';

const own = new WeakMap<QueryClient, string[]>();

/** A call of this tab was answered: its event brings nothing that is not read anew already (PASS-337). */
export const rememberOwnCall = (queryClient: QueryClient, idempotencyKey: string): void => {
  const keys = own.get(queryClient) ?? [];
  own.set(queryClient, [...keys, idempotencyKey]);
};

/** @param callId beginning of an idempotency key, as events carry it */
export const isOwnCall = (queryClient: QueryClient, callId: string | null): boolean =>
  callId !== null && (own.get(queryClient) ?? []).some((key) => key.startsWith(callId));
