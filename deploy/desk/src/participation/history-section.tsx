import { useState } from 'react';
import { Pagination } from '@fairfront/shared-kit/components/pagination';
import { StatusBadge } from '@fairfront/shared-kit/components/status-badge';
import { formatDateTime } from '@fairfront/shared-kit/platform/formats';
import {
  failsHere,
  keepPreviousData,
  useLocale,
  usePlatform,
  useQuery,
  useTranslation,
} from '@fairfront/shared-kit/platform';
import { historyQuery } from '../api/participation';
import styles from './participation.module.css';
import { Section } from './section';

/** What was done in the participation, by whom and when. */
export const HistorySection = ({ id }: { id: number }) => {
  const { t } = useTranslation('desk');
  const { api } = usePlatform();
  const locale = useLocale();
  const [page, setPage] = useState(1);
  const query = useQuery({ ...historyQuery(api, id, page), ...failsHere, placeholderData: keepPreviousData });
  return (
    <Section
      title={t('participation.history')}
      query={query}
      figure={({ total }) => total}
      empty={({ total }) => (total === 0 ? t('participation.noHistory') : null)}
    >
      {({ rows, pages }) => (
        <>
          <ul className={styles.list}>
            {rows.map((entry) => (
              <li key={entry.id} className={styles.row}>
                <time dateTime={entry.at} className={styles.when}>
                  {formatDateTime(entry.at, locale)}
                </time>
                <span className={styles.rowName}>{entry.title}</span>
                {entry.is_acting && (
                  <StatusBadge tone="warning" icon="user">
                    {t('participation.asExhibitor')}
                  </StatusBadge>
                )}
                <span className={styles.rowNote}>
                  {entry.by
                    ? `${entry.by.name} ${entry.by.lastname}`
                    : t(entry.is_staff ? 'participation.bySystem' : 'participation.byExhibitor')}
                  {entry.api_key && `, ${t('participation.withKey', { name: entry.api_key })}`}
                </span>
              </li>
            ))}
          </ul>
          {pages > 1 && (
            <Pagination page={page} pages={pages} label={t('participation.historyPages')} onChange={setPage} />
          )}
        </>
      )}
    </Section>
  );
};
