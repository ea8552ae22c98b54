import { useAction } from '@fairfront/shared-kit/api/actions';
import { queryKeys } from '@fairfront/shared-kit/api';
import {
  failsHere,
  useAccess,
  useParticipation,
  usePlatform,
  useQuery,
  useTranslation,
} from '@fairfront/shared-kit/platform';
import { postRestore, teamAccessQuery, type RemovedMember } from '../api/team-access';
import { accountKeys } from '../api/query-keys';

/**
 * Last visits, invitations and removals of the team, for its administrators, and the restore of removed members.
 * @param onRestored called after a row, and the focused button with it, is gone
 */
export const useTeamAccess = (onRestored: () => void) => {
  const { t } = useTranslation('account');
  const { api } = usePlatform();
  const { id } = useParticipation();
  const { canAdministerUsers } = useAccess();
  const query = useQuery({ ...teamAccessQuery(api, id), ...failsHere, enabled: canAdministerUsers });
  const restore = useAction<RemovedMember, unknown>({
    namespace: 'account',
    run: (member, { idempotencyKey }) => postRestore(api, id, member.id, idempotencyKey),
    rowOf: (member) => member.id,
    invalidates: () => [accountKeys.users.all(id), queryKeys.participation.detail(id)],
    announce: (_result, { name, lastname }) => t('access.restored', { name: `${name} ${lastname}`.trim() }),
    onDone: onRestored,
  });
  return { query, restore, of: (userId: number) => query.data?.members.find((member) => member.id === userId) };
};
/** The result of `useTeamAccess`. */
export type TeamAccessState = ReturnType<typeof useTeamAccess>;
