import type { Column } from '@fairfront/shared-kit/components/data-table';
import { StandTag } from '@fairfront/shared-kit/components/stand-tag';
import { StatusBadge } from '@fairfront/shared-kit/components/status-badge';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { useLocale, useTranslation } from '@fairfront/shared-kit/platform';
import { formatDate, formatDateTime } from '@fairfront/shared-kit/platform/formats';
import type { ReadinessRow } from '../api/readiness';
import styles from './readiness.module.css';

/** Stands that are named in a row; the others are counted. */
const mostStands = 2;

/** An open area: late ones as a badge, others with the day until which they should be done. */
const OpenArea = ({ area, due, is_late }: ReadinessRow['open'][number]) => {
  const { t } = useTranslation('desk');
  const locale = useLocale();
  const name = t(`readiness.areas.${area}`);
  const date = due && formatDate(due, locale);
  if (is_late) {
    return (
      <StatusBadge tone="danger" icon="clock">
        {date ? t('readiness.late', { name, date }) : name}
      </StatusBadge>
    );
  }
  return <span className={styles.open}>{date ? t('readiness.due', { name, date }) : name}</span>;
};

/** The columns of the list. */
export const useReadinessColumns = (): Column<ReadinessRow>[] => {
  const { t } = useTranslation('desk');
  const locale = useLocale();
  return [
    {
      id: 'company',
      header: t('readiness.columns.company'),
      sortable: true,
      width: '22%',
      cell: ({ company, type }) => (
        <span className={styles.who}>
          <span className={styles.company}>{textOf(company, 'name', locale)}</span>
          <span className={styles.type}>{t(`eventTypes.${type}`)}</span>
        </span>
      ),
    },
    {
      id: 'stand',
      header: t('readiness.columns.stand'),
      width: '120px',
      card: 'plain',
      cell: ({ stands }) =>
        stands.length > 0 && (
          <span className={styles.stands}>
            {stands.slice(0, mostStands).map((stand) => (
              <StandTag key={stand}>{stand}</StandTag>
            ))}
            {stands.length > mostStands && t('moreStands', { count: stands.length - mostStands })}
          </span>
        ),
    },
    {
      id: 'late',
      header: t('readiness.columns.late'),
      sortable: true,
      card: 'plain',
      cell: ({ open }) =>
        open.length === 0 ? (
          <StatusBadge tone="success" icon="check-circle">
            {t('readiness.ready')}
          </StatusBadge>
        ) : (
          <span className={styles.areas}>
            {[...open]
              .sort((one, other) => Number(other.is_late) - Number(one.is_late))
              .map((one) => (
                <OpenArea key={one.area} {...one} />
              ))}
          </span>
        ),
    },
    {
      id: 'steps',
      header: t('readiness.columns.steps'),
      sortable: true,
      align: 'end',
      width: '124px',
      cell: ({ steps }) => <span className="ff-num">{t('readiness.steps', { ...steps })}</span>,
    },
    {
      id: 'reminded',
      header: t('readiness.columns.reminded'),
      sortable: true,
      width: '150px',
      cell: ({ reminded_at, is_reminded_today, recipients, open }) => {
        if (is_reminded_today) return t('readiness.today');
        if (recipients === 0 && open.length > 0) return <span className={styles.warned}>{t('readiness.nobody')}</span>;
        return reminded_at ? (
          formatDateTime(reminded_at, locale)
        ) : (
          <span className={styles.type}>{t('readiness.never')}</span>
        );
      },
    },
  ];
};
