import { EmptyState } from '@fairfront/shared-kit/components/empty-state';
import type { StaffScope } from '@fairfront/shared-kit/domain/http';
import { roleAllows, staffRoles } from '@fairfront/shared-kit/domain/organizer/staff-roles';
import { useTranslation } from '@fairfront/shared-kit/platform';
import styles from './desk-frame.module.css';

/** Shown if the user's roles do not include the queue; names the roles that do. */
export const NoAccess = ({ scope }: { scope: StaffScope }) => {
  const { t } = useTranslation('desk');
  const roles = staffRoles.filter((role) => roleAllows(role, scope, 'write')).map((role) => t(`roles.${role}`));
  return (
    <EmptyState level={1} icon="lock" title={t('noAccess')} className={styles.alone}>
      {t('noAccessText', { roles: roles.join(', ') })}
    </EmptyState>
  );
};
