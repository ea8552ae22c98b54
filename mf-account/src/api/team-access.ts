import { type ApiClient } from '@fairfront/shared-kit/api';
import { queryOptions } from '@fairfront/shared-kit/platform';
import { accountKeys } from './query-keys';

const fetchAccess = async (api: ApiClient, id: number, signal?: AbortSignal) =>
  (await api.get('/participants/{id}/access', { params: { path: { id } }, ...(signal && { signal }) })).data;

/** Last visits and invitations of the team, and who was removed from it. */
export type TeamAccess = Awaited<ReturnType<typeof fetchAccess>>;
/** How a member, or an invitation that waits, came in. */
export type MemberAccess = TeamAccess['members'][number];
/** Somebody who was removed and can come back. */
export type RemovedMember = TeamAccess['removed'][number];

/** For supervisors and admins: who can get in, and who was removed (ACC-230). */
export const teamAccessQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: accountKeys.users.list(id),
    queryFn: ({ signal }) => fetchAccess(api, id, signal),
  });

/** Brings somebody back; once more changes nothing (ACC-233). */
export const postRestore = async (api: ApiClient, id: number, removalId: number, idempotencyKey: string) =>
  (
    await api.post('/participants/{id}/removed-users/{removalId}/restore', {
      params: { path: { id, removalId } },
      idempotencyKey,
    })
  ).data;
