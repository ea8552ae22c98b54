import type { Column } from '@fairfront/shared-kit/components/data-table';
import { StatusBadge } from '@fairfront/shared-kit/components/status-badge';
import { useMedia } from '@fairfront/shared-kit/components/viewport';
import { useTranslation, type ParticipationUser } from '@fairfront/shared-kit/platform';
import { LastSeenCell, ViaCell } from './access-cells';
import { inviteStatusVariant } from './invite-status-variant';
import type { TeamAccessState } from './use-team-access';
import type { TeamActions } from './use-team-actions';
import { RoleCell, UserCell } from './user-cells';

/** Window width in px from which the list has room for the inviter column (mock-up y8). */
const wideWindow = '(min-width: 1240px)';

/** The columns by the reader's rights: everybody sees the invitation status, team administrators see the rest. */
export const useUserColumns = (actions: TeamActions | null, access: TeamAccessState): Column<ParticipationUser>[] => {
  const { t } = useTranslation('account');
  const isWide = useMedia(wideWindow);
  const factsOf = (user: ParticipationUser) => ({
    user,
    access: access.of(user.id),
    isLoading: access.query.isPending,
  });
  const person: Column<ParticipationUser> = {
    id: 'user',
    header: t('team.user'),
    cell: (user) => (
      <UserCell user={user} actions={actions}>
        {actions && !isWide && <ViaCell inline {...factsOf(user)} />}
      </UserCell>
    ),
  };
  const role: Column<ParticipationUser> = {
    id: 'access',
    header: t('team.access'),
    width: '180px',
    cell: (user) => <RoleCell user={user} actions={actions} />,
  };
  if (!actions) {
    const status: Column<ParticipationUser> = {
      id: 'status',
      header: t('team.status'),
      width: '132px',
      card: 'plain',
      cell: ({ invite }) => (
        <StatusBadge {...inviteStatusVariant[invite]}>
          {t(invite === 'pending' ? 'team.invitationSent' : 'team.active')}
        </StatusBadge>
      ),
    };
    return [person, status, role];
  }
  const via: Column<ParticipationUser> = {
    id: 'via',
    header: t('access.via'),
    width: '212px',
    cell: (user) => <ViaCell {...factsOf(user)} />,
  };
  const seen: Column<ParticipationUser> = {
    id: 'seen',
    header: t('access.lastSeen'),
    width: '136px',
    cell: (user) => <LastSeenCell {...factsOf(user)} />,
  };
  return [person, role, ...(isWide ? [via] : []), seen];
};
