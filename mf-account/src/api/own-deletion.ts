import type { ApiClient } from '@fairfront/shared-kit/api';
import { queryOptions } from '@fairfront/shared-kit/platform';

const fetchOwnDeletion = async (api: ApiClient, signal?: AbortSignal) =>
  (await api.get('/auth/deletion-request', { ...(signal && { signal }) })).data;

/** The user's latest deletion request and anything that blocks it. */
export type OwnDeletion = Awaited<ReturnType<typeof fetchOwnDeletion>>;

const queryKey = ['own-deletion'] as const;

/** The organiser decides elsewhere, so every opened page refetches. */
export const ownDeletionQuery = (api: ApiClient) =>
  queryOptions({
    queryKey,
    queryFn: ({ signal }) => fetchOwnDeletion(api, signal),
    refetchOnMount: 'always',
  });

/** Confirms the password, then requests the deletion. */
export const askForDeletion = async (
  api: ApiClient,
  { password, reason, idempotencyKey }: { password: string; reason: string; idempotencyKey: string },
): Promise<OwnDeletion> => {
  await api.post('/auth/proof', { body: { password } });
  return (await api.post('/auth/deletion-request', { body: { reason }, idempotencyKey })).data;
};
