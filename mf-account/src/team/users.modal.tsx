import { Button } from '@fairfront/shared-kit/components/button';
import { DataTable } from '@fairfront/shared-kit/components/data-table';
import { ModalBody, ModalFooter, ModalHeader, ModalSplit, useSideScreen } from '@fairfront/shared-kit/components/modal';
import { EmptyState } from '@fairfront/shared-kit/components/empty-state';
import { Notice } from '@fairfront/shared-kit/components/notice';
import { useAccess, useParticipation, useTranslation, type ParticipationUser } from '@fairfront/shared-kit/platform';
import { useRef, useState } from 'react';
import { filterTeam, type TeamFilter } from '@fairfront/shared-kit/domain/account';
import { removableUsers } from '@fairfront/shared-kit/domain/participations/team';
import { InviteForm } from './invite-form';
import { LeaveLine } from './leave-line';
import { OtherAccess } from './other-access';
import { RemoveAllNote } from './remove-all-note';
import { RemovedPeople } from './removed-people';
import { TeamToolbar } from './team-toolbar';
import { useTeamAccess, type TeamAccessState } from './use-team-access';
import { useTeamActions } from './use-team-actions';
import { UserRowActions } from './user-cells';
import { useUserColumns } from './user-columns';
import styles from './users.module.css';

/** In px; a laptop of 1,093 px has room for both (mock-up y2). */
const room = { sideWidth: 348, listWidth: 676 };

/** The team members with their rights and inviters, and the removed members (mock-ups p, y8). */
const UsersModal = () => {
  const { t } = useTranslation('account');
  const { users, type } = useParticipation();
  const { canAdministerUsers } = useAccess();
  const isScreen = useSideScreen(room);
  const [isFormOpen, setFormOpen] = useState(false);
  const [filter, setFilter] = useState<TeamFilter>('all');
  const [search, setSearch] = useState('');
  const caption = useRef<HTMLElement>(null);
  const toList = () => caption.current?.focus();
  const ownActions = useTeamActions(toList);
  const actions = canAdministerUsers ? ownActions : null;
  const access = useTeamAccess(toList);
  const columns = useUserColumns(actions, access);
  const removable = removableUsers(users);

  return (
    <>
      <ModalHeader
        subtitle={<Summary />}
        actions={
          actions &&
          removable.length > 0 && (
            <Button
              variant="text"
              size="sm"
              icon="trash"
              busy={actions.isRemovingAll}
              onClick={() => void actions.removeAll(removable.length)}
            >
              {t('team.removeAll')}
            </Button>
          )
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
                onAdded={() => setFormOpen(false)}
              />
            )
          }
        >
          {users.length > 1 && (
            <TeamToolbar filter={filter} search={search} onFilter={setFilter} onSearch={setSearch} />
          )}
          <DataTable<ParticipationUser>
            className={styles.table}
            cardsBelow={600}
            caption={t('team.title')}
            captionRef={caption}
            columns={columns}
            rows={filterTeam(users, { filter, search, type })}
            rowKey={({ id }) => id}
            {...(users.length > 0 && { empty: <NobodyFound onClear={() => [setFilter('all'), setSearch('')]} /> })}
            {...(actions ? { actions: (user) => <UserRowActions user={user} actions={actions} /> } : {})}
          />
          <AccessError access={access} />
          {actions && removable.length > 0 && <RemoveAllNote users={removable} />}
          {!actions && <Notice className={styles.note}>{t('team.readOnly')}</Notice>}
          {actions && <RemovedPeople removed={access.query.data?.removed ?? []} restore={access.restore} />}
          <OtherAccess />
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

/** How many people have access and how many are invited. */
const Summary = () => {
  const { t } = useTranslation('account');
  const { users } = useParticipation();
  const invited = users.filter(({ invite }) => invite === 'pending').length;
  return (
    <>
      {t('access.summary', { count: users.length - invited })}
      {invited > 0 && t('access.invited', { count: invited })}
    </>
  );
};

const NobodyFound = ({ onClear }: { onClear: () => void }) => {
  const { t } = useTranslation('account');
  return (
    <EmptyState live title={t('access.nobody')} actions={<Button onClick={onClear}>{t('access.clear')}</Button>}>
      {t('access.nobodyText')}
    </EmptyState>
  );
};

/** The list works without visits and invitations; this retries them. */
const AccessError = ({ access: { query } }: { access: TeamAccessState }) => {
  const { t } = useTranslation('account');
  if (!query.isError || query.data) return null;
  return (
    <Notice className={styles.note} tone="warning" live="polite">
      {t('access.failed')}{' '}
      <Button variant="text" size="sm" busy={query.isFetching} onClick={() => void query.refetch()}>
        {t('retry')}
      </Button>
    </Notice>
  );
};

export default UsersModal;
