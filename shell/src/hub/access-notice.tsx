import { Notice } from '@fairfront/shared-kit/components/notice';
import { useAccess, useParticipation, useTranslation } from '@fairfront/shared-kit/platform';
import type { EventType, Role } from '@fairfront/shared-kit/domain/participations';
import styles from './hub.module.css';

export type AccessText = 'collective' | 'company' | 'installer';

/**
 * Whom a user without write access should contact; null for users with write access.
 */
export const accessText = (input: {
  canWrite: boolean;
  role: Role | null;
  type: EventType;
  servicesShown: boolean;
}): AccessText | null => {
  const { canWrite, role, type, servicesShown } = input;
  if (canWrite) return null;
  if (role === 'installer') return servicesShown ? 'installer' : 'company';
  return type === 'sub' ? 'collective' : 'company';
};

/** One neutral notice for read-only users. */
export const AccessNotice = () => {
  const { t } = useTranslation('hub');
  const { canWrite, role, servicesShown } = useAccess();
  const { type } = useParticipation();
  const text = accessText({ canWrite, role, type, servicesShown });
  return (
    text && (
      <Notice tone="neutral" icon="eye" className={styles.notice}>
        {t(`access.${text}`)}
      </Notice>
    )
  );
};
