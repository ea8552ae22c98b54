import { useAction } from '@fairfront/shared-kit/api/actions';
import { queryKeys } from '@fairfront/shared-kit/api';
import { useParticipation, usePlatform, useTranslation, type ParticipationUser } from '@fairfront/shared-kit/platform';
import type { GrantableRole } from '@fairfront/shared-kit/domain/participations/team';
import { displayName } from './display-name';
import { accountKeys } from '../api/query-keys';

/** The common part of user actions: invalidates the participation, which contains the users, and their access data. */
export const useTeamOptions = () => {
  const { id } = useParticipation();
  return {
    namespace: 'account',
    invalidates: () => [accountKeys.users.all(id), queryKeys.participation.detail(id)],
  };
};

/** The pending actions of a user; the selected role is shown until the answer. */
type PendingAction = { action: 'remove' | 'resend' } | { action: 'role'; role: GrantableRole };
interface RoleChange {
  user: ParticipationUser;
  role: GrantableRole;
}

/**
 * The actions of supervisors and administrators on the users of the list.
 * @param onRemoved called after rows, and the focused button with them, are gone
 */
export const useTeamActions = (onRemoved: () => void) => {
  const { t } = useTranslation('account');
  const { api } = usePlatform();
  const { id } = useParticipation();
  const common = useTeamOptions();
  const oneOf = (user: ParticipationUser) => ({ params: { path: { id, userId: user.id } } });

  const changing = useAction<RoleChange>({
    ...common,
    rowOf: ({ user }) => user.id,
    run: ({ user, role }) => api.put('/participants/{id}/users/{userId}', { ...oneOf(user), body: { role } }),
  });
  const resending = useAction<ParticipationUser>({
    ...common,
    rowOf: (user) => user.id,
    run: (user, { idempotencyKey }) =>
      api.post('/participants/{id}/users/{userId}/resend-invite', { ...oneOf(user), idempotencyKey }),
    announce: (_answer, user) => t('team.resent', { email: user.email }),
  });
  const removing = useAction<ParticipationUser>({
    ...common,
    rowOf: (user) => user.id,
    confirm: (user) => ({
      title: t('team.removeTitle', { name: displayName(user) }),
      text: t(user.invite === 'pending' ? 'team.removePending' : 'team.removeText'),
      confirmLabel: t('team.removeConfirm'),
      tone: 'danger',
    }),
    run: (user) => api.delete('/participants/{id}/users/{userId}', oneOf(user)),
    announce: (_answer, user) => t('team.removed', { name: displayName(user) }),
  });
  const removingAll = useAction<number>({
    ...common,
    confirm: (count) => ({
      title: t('team.removeAllTitle', { count }),
      confirmLabel: t('team.removeAllConfirm', { count }),
      tone: 'danger',
    }),
    run: () => api.delete('/participants/{id}/users', { params: { path: { id } } }),
  });
  /** Moves the focus once the reloaded list no longer has the row. */
  const moveFocus = ({ state }: { state: string }) => {
    if (state === 'done') onRemoved();
  };

  return {
    pendingOf: (user: ParticipationUser): PendingAction | undefined => {
      const change = changing.pendingOf(user.id);
      if (change) return { action: 'role', role: change.role };
      if (removing.isBusy(user.id)) return { action: 'remove' };
      return resending.isBusy(user.id) ? { action: 'resend' } : undefined;
    },
    isRemovingAll: removingAll.isBusy(),
    changeRole: (user: ParticipationUser, role: GrantableRole) => changing.run({ user, role }),
    resend: (user: ParticipationUser) => resending.run(user),
    remove: async (user: ParticipationUser) => moveFocus(await removing.run(user)),
    removeAll: async (count: number) => moveFocus(await removingAll.run(count)),
  };
};
export type TeamActions = ReturnType<typeof useTeamActions>;
