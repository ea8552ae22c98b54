import { Avatar } from '@fairfront/shared-kit/components/avatar';
import { Button, IconButton } from '@fairfront/shared-kit/components/button';
import { Icon } from '@fairfront/shared-kit/components/icon';
import { Select } from '@fairfront/shared-kit/components/select';
import {
  useNow,
  useParticipation,
  useTranslation,
  useUser,
  type ParticipationUser,
} from '@fairfront/shared-kit/platform';
import type { ReactNode } from 'react';
import {
  fixedBecause,
  minutesToResend,
  rolesToGive,
  shownRole,
} from '@fairfront/shared-kit/domain/participations/team';
import { displayName } from './display-name';
import type { TeamActions } from './use-team-actions';
import styles from './users.module.css';

interface UserCellProps {
  user: ParticipationUser;
  /** Without these actions an invitation cannot be sent again. */
  actions: TeamActions | null;
  /** More details about the person, below the email. */
  children?: ReactNode;
}

/** The full name and email; an invited person has only an invitation until they have a name. */
export const UserCell = ({ user, actions, children }: UserCellProps) => {
  const { t } = useTranslation('account');
  const me = useUser();
  const name = [user.lastname, user.name, user.middlename].filter(Boolean).join(' ');
  return (
    <span className={styles.user}>
      {name ? (
        <Avatar id={user.id} name={displayName(user)} size={32} />
      ) : (
        <span className={styles.unknown}>
          <Icon name="mail" size={16} />
        </span>
      )}
      <span className={styles.words}>
        <span>
          <span className={styles.name}>{name || t('team.invitedUser')}</span>
          {user.id === me.id && <span className={styles.you}> {t('team.you')}</span>}
        </span>
        <span className={styles.email}>{user.email}</span>
        {children && <span className={styles.more}>{children}</span>}
        {actions && user.invite === 'pending' && <Resend user={user} actions={actions} />}
      </span>
    </span>
  );
};

/** Below the email, so that an invitation does not widen a column (mock-up y2). */
const Resend = ({ user, actions }: { user: ParticipationUser; actions: TeamActions }) => {
  const { t } = useTranslation('account');
  const now = useNow();
  const minutes = user.resend_from === null ? null : minutesToResend(Date.parse(user.resend_from), now);
  const resend = minutes === null ? t('team.resend') : t('team.resendIn', { count: minutes });
  return (
    <Button
      variant="text"
      size="sm"
      className={styles.resend}
      busy={actions.pendingOf(user)?.action === 'resend'}
      aria-label={`${resend}: ${user.email}`}
      {...(minutes === null ? {} : { disabledReason: t('team.resendWait') })}
      onClick={() => void actions.resend(user)}
    >
      {resend}
    </Button>
  );
};

interface RoleCellProps {
  user: ParticipationUser;
  /** Without these actions the role is read-only. */
  actions: TeamActions | null;
}

/** The role as a select if it can be changed, otherwise as text; a fixed role explains why. */
export const RoleCell = ({ user, actions }: RoleCellProps) => {
  const { t } = useTranslation('account');
  const me = useUser();
  const { type } = useParticipation();
  const role = shownRole(user.role);
  const fixed = fixedBecause(user, me.id);
  if (!actions || fixed) {
    return (
      <span className={styles.fixed}>
        {t(`team.roles.${role}`)}
        {actions && fixed && (
          <span className={styles.lock} title={t(`errors.user_fixed_${fixed}`)}>
            <Icon name="lock" size={16} />
            <span className="ff-sr-only">{t(`errors.user_fixed_${fixed}`)}</span>
          </span>
        )}
      </span>
    );
  }
  const pending = actions.pendingOf(user);
  return (
    <Select
      className={styles.role}
      label={t('team.roleOf', { name: displayName(user) })}
      labelHidden
      size="sm"
      options={rolesToGive(type).map((value) => ({ value, label: t(`team.roles.${value}`) }))}
      value={pending?.action === 'role' ? pending.role : role}
      busy={pending !== undefined}
      onChange={(next) => void actions.changeRole(user, next)}
    />
  );
};

/** Removes a user or withdraws an invitation. */
export const UserRowActions = ({ user, actions }: { user: ParticipationUser; actions: TeamActions }) => {
  const { t } = useTranslation('account');
  const me = useUser();
  if (fixedBecause(user, me.id)) return null;
  return (
    <IconButton
      icon="trash"
      label={t('team.remove', { name: displayName(user) })}
      busy={actions.pendingOf(user)?.action === 'remove'}
      onClick={() => void actions.remove(user)}
    />
  );
};
