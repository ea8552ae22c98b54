import { useCallback, useState } from 'react';
import { errorText, saveFile } from '@fairfront/shared-kit/api';
import { Button } from '@fairfront/shared-kit/components/button';
import { DataTable, type RowKey } from '@fairfront/shared-kit/components/data-table';
import { EmptyState, LoadError } from '@fairfront/shared-kit/components/empty-state';
import { Menu } from '@fairfront/shared-kit/components/menu';
import { Pagination } from '@fairfront/shared-kit/components/pagination';
import { readinessColumns } from '@fairfront/shared-kit/domain/account';
import { textOf } from '@fairfront/shared-kit/domain/common';
import {
  failsHere,
  useLocale,
  usePlatform,
  usePlatformState,
  useQuery,
  useTranslation,
} from '@fairfront/shared-kit/platform';
import { readinessFile, readinessQuery, type ReadinessRow } from '../api/readiness';
import { ReadinessFilters } from './readiness-filters';
import { useReadinessColumns } from './readiness-columns';
import { placeIn, queryOf, type ReadinessPlace } from './readiness-place';
import styles from './readiness.module.css';
import { ReminderResults } from './reminder-results';
import { useReminders } from './use-reminders';

/** All participants of an exhibition with what is open and late; the selected ones are reminded. */
export const ReadinessList = ({ exhibition, canRemind }: { exhibition: number; canRemind: boolean }) => {
  const { t } = useTranslation('desk');
  const { api, navigation, messages } = usePlatform();
  const { route, live } = usePlatformState();
  const locale = useLocale();
  const place = placeIn(route.query);
  const query = useQuery({ ...readinessQuery(api, exhibition, place), ...failsHere });
  const columns = useReadinessColumns();
  const reminders = useReminders(exhibition, place);
  const [isSaving, setSaving] = useState(false);

  const go = useCallback(
    (next: Partial<ReadinessPlace>) =>
      navigation.navigate(
        'desk-readiness',
        {},
        { query: queryOf({ ...placeIn(route.query), page: 1, ...next }, exhibition) },
      ),
    [navigation, route.query, exhibition],
  );
  const save = async (format: 'csv' | 'xlsx') => {
    setSaving(true);
    try {
      saveFile(await api.download(readinessFile(exhibition, place, format)));
    } catch (error) {
      messages.error(errorText(error, t), error);
    } finally {
      setSaving(false);
    }
  };

  const rows = query.data?.data ?? [];
  const total = query.data?.meta.total ?? 0;
  const { chosen } = reminders;
  const isNarrowed = place.search !== '' || place.area !== null || place.type !== null || place.part !== 'all';
  return (
    <section className={styles.page} aria-label={t('readiness.title')}>
      <h1 className="ff-sr-only">{t('readiness.title')}</h1>
      <ReadinessFilters place={place} counts={query.data?.meta.counts} onChange={go} />
      {live === 'offline' && <p className={styles.offline}>{t('readiness.offline')}</p>}
      <ReminderResults results={reminders.results} onClose={reminders.forget} />
      <div className={styles.rows}>
        {query.isError && !query.data ? (
          <div className={styles.failed}>
            <LoadError level={2} title={t('readiness.failed')} query={query} />
          </div>
        ) : (
          <DataTable<ReadinessRow>
            className={styles.table}
            caption={t('readiness.caption', { count: total })}
            columns={columns}
            rows={rows}
            rowKey={({ participation_id: id }) => id}
            {...(query.isPending && { loading: 10 })}
            refetching={query.isPlaceholderData}
            sort={place.sort}
            onSort={({ column, direction }) => {
              const known = readinessColumns.find((one) => one === column);
              if (known) go({ sort: { column: known, direction } });
            }}
            empty={
              <EmptyState
                level={2}
                icon="users"
                live
                title={isNarrowed ? t('readiness.nothingFound') : t('readiness.nobodyYet')}
                actions={
                  isNarrowed && (
                    <Button onClick={() => go({ part: 'all', area: null, type: null, search: '' })}>
                      {t('readiness.showAll')}
                    </Button>
                  )
                }
              >
                {isNarrowed ? t('readiness.nothingFoundText') : t('readiness.nobodyYetText')}
              </EmptyState>
            }
            {...(canRemind && {
              selection: {
                selected: chosen as ReadonlySet<RowKey>,
                onChange: (keys) => reminders.choose([...keys].map(Number)),
                nameOf: ({ company }) => textOf(company, 'name', locale),
                actions: (
                  <div className={styles.selected}>
                    {total > chosen.size && (
                      <Button variant="text" size="sm" busy={reminders.isChoosing} onClick={reminders.chooseAll}>
                        {t('readiness.selectAll', { count: total })}
                      </Button>
                    )}
                    <Button variant="text" size="sm" onClick={() => reminders.choose([])}>
                      {t('readiness.clear')}
                    </Button>
                    <Button size="sm" icon="mail" busy={reminders.isSending} onClick={reminders.send}>
                      {t('readiness.remind', { count: chosen.size })}
                    </Button>
                  </div>
                ),
              },
            })}
          />
        )}
      </div>
      <div className={styles.foot}>
        <span className={styles.note}>{t('readiness.note')}</span>
        <Menu
          label={t('readiness.save')}
          items={(['xlsx', 'csv'] as const).map((format) => ({
            id: format,
            label: t(`readiness.formats.${format}`),
            onSelect: () => void save(format),
          }))}
          trigger={(props) => (
            <Button {...props} variant="text" size="sm" icon="download" busy={isSaving}>
              {t('readiness.save')}
            </Button>
          )}
        />
        <Pagination
          page={place.page}
          pages={query.data?.meta.last_page ?? 1}
          label={t('readiness.pages')}
          hrefOf={(page) => navigation.href('desk-readiness', {}, queryOf({ ...place, page }, exhibition))}
          onChange={(page) => go({ page })}
        />
      </div>
    </section>
  );
};
