import { type ApiClient } from '@fairfront/shared-kit/api';
import { queryOptions } from '@fairfront/shared-kit/platform';
import { accountKeys } from './query-keys';

const fetchAccess = async (api: ApiClient, id: number, signal?: AbortSignal) =>
  (await api.get('/participants/{id}/access', { params: { path: { id } }, ...(signal && { signal }) })).data;

/** The last visits and invitations of the team, and the removed members. */
export type TeamAccess = Awaited<ReturnType<typeof fetchAccess>>;
/** How a member or a pending invitation got access. */
export type MemberAccess = TeamAccess['members'][number];
/** A removed member who can be restored. */
export type RemovedMember = TeamAccess['removed'][number];

/** For supervisors and administrators: who has access and who was removed. */
export const teamAccessQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: accountKeys.users.list(id),
    queryFn: ({ signal }) => fetchAccess(api, id, signal),
  });

/** Restores a removed member; idempotent. */
export const postRestore = async (api: ApiClient, id: number, removalId: number, idempotencyKey: string) =>
  (
    await api.post('/participants/{id}/removed-users/{removalId}/restore', {
      params: { path: { id, removalId } },
      idempotencyKey,
    })
  ).data;
