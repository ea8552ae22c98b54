import { RouteLink } from '@fairfront/shared-kit/components/link';
import { StandTag } from '@fairfront/shared-kit/components/stand-tag';
import type { Column } from '@fairfront/shared-kit/components/data-table';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { useLocale, useTranslation } from '@fairfront/shared-kit/platform';
import type { Participant } from '../api/participants';
import styles from './participants.module.css';

/** Stands named in a row; the others are counted. */
const standsShown = 3;

/** The columns of the participants. */
export const useListColumns = (): Column<Participant>[] => {
  const { t } = useTranslation('desk');
  const locale = useLocale();
  const quota = (value: number | null) => value ?? t('participants.noLimit');
  return [
    {
      id: 'company',
      header: t('participants.company'),
      sortable: true,
      cell: (row) => (
        <RouteLink to="desk-participant" params={{ participation: row.id }} variant="quiet" className={styles.company}>
          {textOf(row, 'name', locale)}
        </RouteLink>
      ),
    },
    {
      id: 'id',
      header: t('participants.number'),
      sortable: true,
      width: '96px',
      cell: ({ id }) => <span className="ff-num">{id}</span>,
    },
    { id: 'type', header: t('participants.type'), cell: ({ type }) => t(`eventTypes.${type}`) },
    {
      id: 'stands',
      header: t('participants.stands'),
      card: 'plain',
      cell: ({ stand_titles: titles }) =>
        titles.length > 0 ? (
          <span className={styles.stands}>
            {titles.slice(0, standsShown).map((title) => (
              <StandTag key={title}>{title}</StandTag>
            ))}
            {titles.length > standsShown && t('moreStands', { count: titles.length - standsShown })}
          </span>
        ) : (
          <span className={styles.none}>{t('participants.noStand')}</span>
        ),
    },
    {
      id: 'quota',
      header: t('participants.quota'),
      align: 'end',
      width: '184px',
      cell: (row) => (
        <span className="ff-num">
          {[row.quota_certificate, row.quota_installation, row.quota_car].map(quota).join(' / ')}
        </span>
      ),
    },
    {
      id: 'people',
      header: t('participants.people'),
      sortable: true,
      align: 'end',
      width: '110px',
      cell: ({ user_count: count }) =>
        count > 0 ? (
          <span className="ff-num">{count}</span>
        ) : (
          <span className={styles.nobody}>{t('participants.nobody')}</span>
        ),
    },
  ];
};
