import { useCallback } from 'react';
import { saveFile } from '@fairfront/shared-kit/api';
import { useAction } from '@fairfront/shared-kit/api/actions';
import { Button } from '@fairfront/shared-kit/components/button';
import { DataTable } from '@fairfront/shared-kit/components/data-table';
import { EmptyState, LoadError } from '@fairfront/shared-kit/components/empty-state';
import { Menu } from '@fairfront/shared-kit/components/menu';
import { Pagination } from '@fairfront/shared-kit/components/pagination';
import { failsHere, usePlatform, usePlatformState, useQuery, useTranslation } from '@fairfront/shared-kit/platform';
import { auditExport, auditQuery, type AuditRow } from '../api/audit';
import { useExhibitionZone } from '../frame/use-exhibition-zone';
import { useAuditColumns } from './audit-columns';
import { AuditFilters } from './audit-filters';
import { auditPlaceIn, queryOfAudit, type AuditPlace } from './audit-place';
import styles from './audit.module.css';

const formats = ['xlsx', 'csv'] as const;

/** The audit of the whole portal; the address contains the search. */
export const AuditList = ({ exhibition }: { exhibition: number }) => {
  const { t } = useTranslation('desk');
  const { api, navigation } = usePlatform();
  const { route } = usePlatformState();
  const zone = useExhibitionZone();
  const place = auditPlaceIn(route.query);
  const { page, ...search } = place;
  const filter = { ...search, zone };
  const query = useQuery({ ...auditQuery(api, filter, page), ...failsHere });
  const columns = useAuditColumns();
  const saving = useAction<(typeof formats)[number]>({
    namespace: 'desk',
    run: async (format) => saveFile(await api.download(auditExport(filter, format))),
  });
  const go = useCallback(
    (next: AuditPlace) => navigation.navigate('desk-audit', {}, { query: queryOfAudit(next, exhibition) }),
    [navigation, exhibition],
  );
  const total = query.data?.meta.total ?? 0;
  return (
    <section className={styles.page} aria-label={t('audit.title')}>
      <h1 className="ff-sr-only">{t('audit.title')}</h1>
      <AuditFilters key={JSON.stringify(search)} place={place} onFind={go} />
      <div className={styles.rows}>
        {query.isError && !query.data ? (
          <div className={styles.message}>
            <LoadError level={2} title={t('audit.failed')} query={query} />
          </div>
        ) : (
          <DataTable<AuditRow>
            className={styles.table}
            caption={t('audit.caption', { count: total })}
            columns={columns}
            rows={query.data?.data ?? []}
            rowKey={({ id }) => id}
            {...(query.isPending && { loading: 10 })}
            refetching={query.isPlaceholderData}
            empty={
              <EmptyState className={styles.message} level={2} icon="search" live title={t('audit.nothingFound')}>
                {t('audit.nothingFoundText')}
              </EmptyState>
            }
          />
        )}
      </div>
      <div className={styles.foot}>
        <Menu
          label={t('audit.save')}
          items={formats.map((format) => ({
            id: format,
            label: t(`audit.formats.${format}`),
            onSelect: () => void saving.run(format),
          }))}
          trigger={(props) => (
            <Button {...props} variant="text" size="sm" icon="download" busy={saving.isBusy()}>
              {t('audit.save')}
            </Button>
          )}
        />
        <Pagination
          page={page}
          pages={query.data?.meta.last_page ?? 1}
          label={t('audit.pages')}
          hrefOf={(next) => navigation.href('desk-audit', {}, queryOfAudit({ ...place, page: next }, exhibition))}
          onChange={(next) => go({ ...place, page: next })}
        />
      </div>
    </section>
  );
};
