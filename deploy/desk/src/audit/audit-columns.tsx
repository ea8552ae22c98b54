import type { Column } from '@fairfront/shared-kit/components/data-table';
import { RouteLink } from '@fairfront/shared-kit/components/link';
import { StatusBadge } from '@fairfront/shared-kit/components/status-badge';
import { useLocale, useTranslation } from '@fairfront/shared-kit/platform';
import { formatDateTime } from '@fairfront/shared-kit/platform/formats';
import type { AuditRow } from '../api/audit';
import { subjectOf } from './audit-subject';
import styles from './audit.module.css';

/** The columns of the audit. */
export const useAuditColumns = (): Column<AuditRow>[] => {
  const { t } = useTranslation('desk');
  const locale = useLocale();
  const nameOf = (subject: string): string => {
    const known = subjectOf(subject);
    return known ? `${t(`audit.subjects.${known.kind}`)} ${known.number}`.trim() : subject;
  };
  return [
    {
      id: 'at',
      header: t('audit.columns.at'),
      width: '160px',
      cell: ({ at }) => <time dateTime={at}>{formatDateTime(at, locale)}</time>,
    },
    {
      id: 'user',
      header: t('audit.columns.user'),
      width: '26%',
      cell: ({ user, key_name, is_acting }) => (
        <span className={styles.who}>
          <span>{user ? `${user.lastname} ${user.name}` : t('audit.nobody')}</span>
          {user && <span className={styles.note}>{user.email}</span>}
          {key_name !== null && <span className={styles.note}>{t('audit.withKey', { name: key_name })}</span>}
          {is_acting && (
            <StatusBadge tone="warning" icon="user">
              {t('participation.asExhibitor')}
            </StatusBadge>
          )}
        </span>
      ),
    },
    { id: 'action', header: t('audit.columns.action'), cell: ({ action_name }) => action_name },
    {
      id: 'subject',
      header: t('audit.columns.subject'),
      width: '25%',
      cell: ({ subject, participation_id }) => (
        <span className={styles.who}>
          {subject !== null && <span className={styles.subject}>{nameOf(subject)}</span>}
          {participation_id !== null && (
            <RouteLink to="desk-participant" params={{ participation: participation_id }}>
              {t('audit.participation', { id: participation_id })}
            </RouteLink>
          )}
        </span>
      ),
    },
  ];
};
