import { AvatarStack } from '@fairfront/shared-kit/components/avatar';
import { TileFacts, TileFigure } from '@fairfront/shared-kit/components/info-tile';
import { StatusBadge } from '@fairfront/shared-kit/components/status-badge';
import { defineTile, useAccess, useParticipation, useTranslation } from '@fairfront/shared-kit/platform';
import { displayName } from './display-name';

const target = { modal: 'event-modal-users', params: {} } as const;

/** The team members and the pending invitations. */
const useTeamTile = () => {
  const { t } = useTranslation('account');
  const { users } = useParticipation();
  const { canAdministerUsers } = useAccess();
  // a supervisor counts as an administrator everywhere
  const administrators = users.filter(({ role }) => role === 'supervisor' || role === 'admin').length;
  const pending = users.filter(({ invite }) => invite === 'pending').length;
  const people = users.map((user) => ({ id: user.id, name: displayName(user) }));

  const pendingBadge = (
    <StatusBadge variant="plain" tone="warning" icon="clock">
      {t('team.pending')}
    </StatusBadge>
  );

  return {
    state: 'ready' as const,
    body: (
      <>
        <TileFigure value={users.length}>{t('team.users', { count: users.length })}</TileFigure>
        {users.length > 0 && <AvatarStack people={people} label={people.map(({ name }) => name).join(', ')} />}
        <TileFacts
          facts={[
            { id: 'administrators', label: t('team.administrators'), value: administrators },
            {
              id: 'pending',
              label: pending > 0 ? pendingBadge : t('team.pending'),
              value: pending,
            },
          ]}
        />
      </>
    ),
    actions: [
      {
        label: t(canAdministerUsers ? 'team.manage' : 'open'),
        icon: 'chevron-right',
        target,
      },
    ],
    brief: {
      figure: users.length,
      note:
        pending > 0 ? (
          <>
            {pendingBadge} {pending}
          </>
        ) : (
          `${t('team.administrators')}: ${administrators}`
        ),
      target,
    },
  };
};

export default defineTile(useTeamTile);
