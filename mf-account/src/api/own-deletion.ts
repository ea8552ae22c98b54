import type { ApiClient } from '@fairfront/shared-kit/api';
import { queryOptions } from '@fairfront/shared-kit/platform';

const fetchOwnDeletion = async (api: ApiClient, signal?: AbortSignal) =>
  (await api.get('/auth/deletion-request', { ...(signal && { signal }) })).data;

/** The newest request to delete the own account, and what stands in its way. */
export type OwnDeletion = Awaited<ReturnType<typeof fetchOwnDeletion>>;

const queryKey = ['own-deletion'] as const;

/** The organiser decides elsewhere, so a page that opens asks anew (SHELL-484). */
export const ownDeletionQuery = (api: ApiClient) =>
  queryOptions({
    queryKey,
    queryFn: ({ signal }) => fetchOwnDeletion(api, signal),
    refetchOnMount: 'always',
  });

/** Proves by the password to be the user, then asks for the deletion (SHELL-484). */
export const askForDeletion = async (
  api: ApiClient,
  { password, reason, idempotencyKey }: { password: string; reason: string; idempotencyKey: string },
): Promise<OwnDeletion> => {
  await api.post('/auth/proof', { body: { password } });
  return (await api.post('/auth/deletion-request', { body: { reason }, idempotencyKey })).data;
};
