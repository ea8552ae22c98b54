import { Button } from '@fairfront/shared-kit/components/button';
import { DataTable, type Column } from '@fairfront/shared-kit/components/data-table';
import { ModalBody, ModalFooter, ModalHeader, ModalSplit, useSideScreen } from '@fairfront/shared-kit/components/modal';
import { Notice } from '@fairfront/shared-kit/components/notice';
import { PillCount } from '@fairfront/shared-kit/components/pill-count';
import { inviteLook, StatusBadge } from '@fairfront/shared-kit/components/status-badge';
import { useAccess, useParticipant, useTranslation, type ParticipationUser } from '@fairfront/shared-kit/platform';
import { useRef, useState } from 'react';
import { removableUsers } from '../model';
import { InviteForm } from './invite-form';
import { LeaveLine } from './leave-line';
import { RemoveAllNote } from './remove-all-note';
import { useTeamActions, useTeamReload } from './use-team-actions';
import { RoleCell, UserCell, UserRowActions } from './user-cells';
import styles from './users.module.css';

/** px; a laptop of 1,093 px has room for both (mock-up y2). */
const room = { sideWidth: 348, listWidth: 676 };

/** Who works with the participation, and with which rights (ACC-045 to ACC-066; mock-up p). */
const UsersModal = () => {
  const { t } = useTranslation('account');
  const { users } = useParticipant();
  const { canAdministerUsers } = useAccess();
  const isScreen = useSideScreen(room);
  const [isFormOpen, setFormOpen] = useState(false);
  const caption = useRef<HTMLElement>(null);
  const reload = useTeamReload();
  const ownActions = useTeamActions(() => caption.current?.focus());
  const actions = canAdministerUsers ? ownActions : null;
  const removable = removableUsers(users);

  const columns: Column<ParticipationUser>[] = [
    { id: 'user', header: t('team.user'), cell: (user) => <UserCell user={user} actions={actions} /> },
    {
      id: 'status',
      header: t('team.status'),
      width: '132px',
      card: 'plain',
      cell: ({ invite }) => (
        <StatusBadge {...inviteLook[invite]}>
          {t(invite === 'pending' ? 'team.invitationSent' : 'team.active')}
        </StatusBadge>
      ),
    },
    {
      id: 'access',
      header: t('team.access'),
      width: '180px',
      cell: (user) => <RoleCell user={user} actions={actions} />,
    },
  ];

  return (
    <>
      <ModalHeader
        actions={
          <>
            <PillCount count={users.length} label={t('team.total', { count: users.length })} />
            {actions && removable.length > 0 && (
              <Button
                variant="text"
                size="sm"
                icon="trash"
                busy={actions.isRemovingAll}
                onClick={() => void actions.removeAll(removable.length)}
              >
                {t('team.removeAll')}
              </Button>
            )}
          </>
        }
      />
      <ModalBody flush>
        <ModalSplit
          {...room}
          sideOpen={isFormOpen}
          side={
            actions && (
              <InviteForm
                onClose={isScreen ? () => setFormOpen(false) : undefined}
                onAdded={() => {
                  setFormOpen(false);
                  return reload();
                }}
              />
            )
          }
        >
          <DataTable<ParticipationUser>
            className={styles.table}
            cardsBelow={600}
            caption={t('team.title')}
            captionRef={caption}
            columns={columns}
            rows={users}
            rowKey={({ id }) => id}
            {...(actions ? { actions: (user) => <UserRowActions user={user} actions={actions} /> } : {})}
          />
          {actions && removable.length > 0 && <RemoveAllNote users={removable} />}
          {!actions && <Notice className={styles.note}>{t('team.readOnly')}</Notice>}
          <LeaveLine />
        </ModalSplit>
      </ModalBody>
      {isScreen && actions && (
        <ModalFooter>
          <Button variant="primary" icon="plus" wide onClick={() => setFormOpen(true)}>
            {t('team.invite')}
          </Button>
        </ModalFooter>
      )}
    </>
  );
};

export default UsersModal;
