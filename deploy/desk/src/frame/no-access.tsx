import { EmptyState } from '@fairfront/shared-kit/components/empty-state';
import { roleAllows, staffRoles, type StaffRole } from '@fairfront/shared-kit/domain/identity/staff-roles';
import { useTranslation } from '@fairfront/shared-kit/platform';
import styles from './desk-frame.module.css';
import type { DeskPlace } from './desk-place';

/** Shown if the user's roles do not include the place; names the roles that open it. */
export const NoAccess = ({ scope, orScopes = [], inAll = false }: Pick<DeskPlace, 'scope' | 'orScopes' | 'inAll'>) => {
  const { t } = useTranslation('desk');
  const opens = (role: StaffRole) => [scope, ...orScopes].some((one) => roleAllows(role, one, 'read'));
  const roles = staffRoles.filter(opens).map((role) => t(`roles.${role}`));
  return (
    <EmptyState level={1} icon="lock" title={t('noAccess')} className={styles.alone}>
      {t(inAll ? 'noAccessInAllText' : 'noAccessText', { roles: roles.join(', ') })}
    </EmptyState>
  );
};
