import { EmptyState, LoadError } from '@fairfront/shared-kit/components/empty-state';
import { Notice } from '@fairfront/shared-kit/components/notice';
import { Loading, SkeletonLines } from '@fairfront/shared-kit/components/skeleton';
import { Tabs } from '@fairfront/shared-kit/components/tabs';
import {
  failsHere,
  useAccess,
  useParticipation,
  usePlatform,
  useQuery,
  useTranslation,
} from '@fairfront/shared-kit/platform';
import { useState } from 'react';
import { publicationsQuery, type Publication } from '../api/publications';
import { Crumbs } from '../library/crumbs';
import { PublicationForm } from './publication-form';
import { PublicationRow } from './publication-row';
import styles from './publications.module.css';
import { useFileDownload } from '../api/use-file-download';

const views = ['all', 'news', 'product'] as const;
type View = (typeof views)[number];

const filterByView = (list: readonly Publication[], view: View) =>
  view === 'all' ? list : list.filter(({ type }) => type === view);

/** `/participant/:id/publications`: the publication requests of the company and the form for a new one. */
const PublicationsScreen = () => {
  const { t } = useTranslation('account');
  const { api } = usePlatform();
  const { id } = useParticipation();
  const { canWrite } = useAccess();
  const query = useQuery({ ...publicationsQuery(api, id), ...failsHere });
  const files = useFileDownload();
  const [view, setView] = useState<View>('all');
  const [start, setStart] = useState<Publication | null>(null);
  const list = query.data ?? [];
  return (
    <>
      <Crumbs here={t('publications.name')} />
      <h1 className={styles.heading}>{headingOf(list, t)}</h1>
      <p className={styles.lead}>{t('publications.lead')}</p>
      <div className={styles.columns}>
        <section aria-label={t('publications.list')} className={styles.card}>
          {query.isPending && (
            <Loading label={t('publications.loading')} className={styles.waiting}>
              <SkeletonLines count={6} />
            </Loading>
          )}
          {query.isError && !query.data && (
            <LoadError level={2} title={t('publications.failed')} query={query}>
              {t('publications.failedText')}
            </LoadError>
          )}
          {query.data && (
            <Tabs
              label={t('publications.views')}
              tabs={views.map((one) => ({
                id: one,
                label: t(`publications.view.${one}`),
                count: filterByView(list, one).length,
              }))}
              selected={view}
              onSelect={setView}
            >
              {filterByView(list, view).length === 0 ? (
                <EmptyState level={2} icon="megaphone" title={t('publications.empty')}>
                  {t(canWrite ? 'publications.emptyText' : 'publications.emptyReader')}
                </EmptyState>
              ) : (
                <>
                  <h2 className="ff-sr-only">{t(`publications.view.${view}`)}</h2>
                  <div className={styles.columnNames} aria-hidden="true">
                    <span className={styles.nameColumn}>{t('publications.column.what')}</span>
                    <span>{t('publications.column.sent')}</span>
                    <span>{t('publications.column.status')}</span>
                  </div>
                  <ul className={styles.rows}>
                    {filterByView(list, view).map((publication) => (
                      <PublicationRow
                        key={publication.id}
                        publication={publication}
                        files={files}
                        onCorrect={canWrite ? () => setStart(publication) : undefined}
                      />
                    ))}
                  </ul>
                </>
              )}
            </Tabs>
          )}
        </section>
        <div className={query.isPending ? styles.below : undefined}>
          {canWrite ? (
            <PublicationForm key={start?.id ?? 0} start={start} onSent={() => setView('all')} />
          ) : (
            <Notice tone="neutral">{t('publications.readOnly')}</Notice>
          )}
        </div>
      </div>
    </>
  );
};

/** A summary of the request statuses; the screen name without requests. */
const headingOf = (list: readonly Publication[], t: ReturnType<typeof useTranslation>['t']): string => {
  const posted = list.filter(({ status }) => status === 'posted').length;
  const working = list.filter(({ status }) => status === 'new' || status === 'in_work').length;
  if (posted > 0 && working > 0)
    return t('publications.posted', { count: posted }) + t('publications.also', { count: working });
  if (posted > 0) return t('publications.posted', { count: posted });
  return working > 0 ? t('publications.working', { count: working }) : t('publications.name');
};

export default PublicationsScreen;
