import { useAction } from '@fairfront/shared-kit/api/actions';
import { errorText, saveFile } from '@fairfront/shared-kit/api';
import { Button } from '@fairfront/shared-kit/components/button';
import { DataTable, type RowKey } from '@fairfront/shared-kit/components/data-table';
import { EmptyState, LoadError, type LoadErrorProps } from '@fairfront/shared-kit/components/empty-state';
import { RouteLink } from '@fairfront/shared-kit/components/link';
import { ModalBody, ModalFooter, ModalHeader } from '@fairfront/shared-kit/components/modal';
import { Pagination } from '@fairfront/shared-kit/components/pagination';
import { formatProseDate } from '@fairfront/shared-kit/platform/formats';
import { textOf } from '@fairfront/shared-kit/domain/common';
import {
  useAccess,
  useLocale,
  useNow,
  useParticipation,
  usePlatform,
  useTranslation,
  type ModalProps,
} from '@fairfront/shared-kit/platform';
import { useRef, useState } from 'react';
import { subProgressDownload, type SubProgress } from '../api/sub-progress';
import { findsProgress, fitsProgress, isUnfinished, sortProgress } from '@fairfront/shared-kit/domain/account';
import { useProgressColumns } from './progress-columns';
import { ProgressToolbar } from './progress-toolbar';
import styles from './progress.module.css';
import { useProgressPlace } from './use-progress-place';
import { ViewSwitch } from './view-switch';

/** Rows per page. */
const perPage = 20;
/** The width in px that the columns need. */
const tableWidth = 940;
const none: SubProgress[] = [];

interface ProgressTableProps extends Pick<ModalProps<'event-modal-subexponent'>, 'params'> {
  list: LoadErrorProps['query'] & { data?: SubProgress[] | undefined; isPending: boolean; isError: boolean };
  /** The selection across all rows, whatever the filter shows. */
  chosen: readonly SubProgress[];
  onSelect: (selected: ReadonlySet<RowKey>) => void;
  onWrite: () => void;
}

/** The progress of all sub-exhibitors: filters, search, sorting, pages, selection and workbook export. */
export const ProgressTable = ({ params, list, chosen, onSelect, onWrite }: ProgressTableProps) => {
  const { t } = useTranslation('account');
  const { api, modals } = usePlatform();
  const { id } = useParticipation();
  const { canWrite } = useAccess();
  const locale = useLocale();
  const now = useNow();
  const place = useProgressPlace(params);
  const [search, setSearch] = useState('');
  const caption = useRef<HTMLElement>(null);
  const columns = useProgressColumns();
  const download = useAction<readonly number[], void>({
    namespace: 'account',
    rowOf: (ids) => (ids.length === 0 ? 'all' : 'chosen'),
    run: async (ids) => saveFile(await api.download(subProgressDownload(id, ids))),
  });

  const rows = list.data ?? none;
  const found = rows.filter((row) => fitsProgress(row, place.filter, now) && findsProgress(row, search));
  const sorted = sortProgress(found, place.sort, locale);
  const pages = Math.max(1, Math.ceil(sorted.length / perPage));
  const page = Math.min(place.page, pages);
  const shown = sorted.slice((page - 1) * perPage, page * perPage);
  const range = { from: (page - 1) * perPage + 1, to: (page - 1) * perPage + shown.length, total: sorted.length };
  const selected: ReadonlySet<RowKey> = new Set(chosen.map((row) => row.id));
  const isAllFound = found.every((row) => selected.has(row.id));
  const nameOf = (row: SubProgress) => textOf(row.company, 'name', locale);
  const showAll = () => {
    setSearch('');
    place.setFilter('all');
  };

  return (
    <>
      <ModalHeader title={useHeadline(list.data)} subtitle={useNearest(list.data)}>
        <div className={styles.head}>
          <ViewSwitch value="steps" />
          {rows.length > 0 && (
            <span className={styles.headActions}>
              {canWrite && (
                <Button
                  variant="text"
                  size="sm"
                  icon="mail"
                  onClick={() => modals.setParams({ view: 'letters', who: undefined, by: undefined, part: undefined })}
                >
                  {t('progress.emails')}
                </Button>
              )}
              <Button size="sm" icon="download" busy={download.isBusy('all')} onClick={() => void download.run([])}>
                {t('progress.export')}
              </Button>
            </span>
          )}
        </div>
      </ModalHeader>
      <ModalBody>
        {(rows.length > 0 || list.isPending) && (
          <ProgressToolbar
            rows={rows}
            filter={place.filter}
            onFilter={place.setFilter}
            search={search}
            onSearch={(text) => {
              setSearch(text);
              if (page > 1) place.setPage(1);
            }}
            now={now}
          />
        )}
        {list.isError && !list.data ? (
          <LoadError title={t('progress.failed')} query={list}>
            {errorText(list.error, t)}
          </LoadError>
        ) : (
          <DataTable<SubProgress>
            className={styles.table}
            caption={shown.length > 0 ? t('progress.caption', range) : t('progress.captionEmpty')}
            captionRef={caption}
            columns={columns}
            rows={shown}
            rowKey={(row) => row.id}
            cardsBelow={tableWidth}
            loading={list.isPending ? 8 : undefined}
            sort={place.sort}
            onSort={place.setSort}
            selection={{
              selected,
              onChange: onSelect,
              nameOf,
              actions: (
                <span className={styles.bulk}>
                  {!isAllFound && (
                    <Button
                      variant="text"
                      size="sm"
                      onClick={() => onSelect(new Set([...selected, ...found.map((row) => row.id)]))}
                    >
                      {t('progress.selectAll', { count: found.length })}
                    </Button>
                  )}
                  <Button variant="text" size="sm" onClick={() => onSelect(new Set())}>
                    {t('progress.clear')}
                  </Button>
                  <Button
                    size="sm"
                    icon="download"
                    busy={download.isBusy('chosen')}
                    onClick={() => void download.run(chosen.map((row) => row.id))}
                  >
                    {t('progress.exportSelected', { count: chosen.length })}
                  </Button>
                  {canWrite && (
                    <Button variant="primary" size="sm" icon="mail" onClick={onWrite}>
                      {t('progress.write')}
                    </Button>
                  )}
                </span>
              ),
            }}
            empty={
              rows.length === 0 ? (
                <EmptyState icon="hierarchy" title={t('progress.empty')}>
                  {t('progress.emptyText')}
                </EmptyState>
              ) : (
                <EmptyState
                  live
                  title={t('progress.notFound')}
                  actions={<Button onClick={showAll}>{t('progress.showAll')}</Button>}
                >
                  {t('progress.notFoundText')}
                </EmptyState>
              )
            }
            actions={(row) => (
              <RouteLink
                to="participant"
                params={{ id: row.id }}
                variant="text"
                size="sm"
                className={styles.open}
                aria-label={t('progress.open', { name: nameOf(row) })}
              >
                {t('progress.openWord')}
              </RouteLink>
            )}
          />
        )}
      </ModalBody>
      <ModalFooter start={shown.length > 0 && <span className={styles.quiet}>{t('progress.range', range)}</span>}>
        <Pagination page={page} pages={pages} onChange={place.setPage} label={t('progress.captionEmpty')} />
        <Button onClick={() => modals.close()}>{t('subs.close')}</Button>
      </ModalFooter>
    </>
  );
};

/** The subtitle: how many sub-exhibitors are ready. */
const useHeadline = (rows: readonly SubProgress[] | undefined): string => {
  const { t } = useTranslation('account');
  if (!rows || rows.length === 0) return t('subs.title');
  const count = rows.filter((row) => !isUnfinished(row)).length;
  return count === rows.length ? t('progress.allReady') : t('progress.headline', { count, total: rows.length });
};

/** The nearest deadline of all sub-exhibitors. */
const useNearest = (rows: readonly SubProgress[] | undefined): string | null => {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const { now } = usePlatform();
  const { exhibition } = useParticipation();
  if (!rows || rows.length === 0) return null;
  const [nearest] = rows.flatMap(({ deadline }) => deadline ?? []).sort((one, other) => (one.at < other.at ? -1 : 1));
  if (!nearest) return t('progress.noDeadline');
  const date = formatProseDate(nearest.at, locale, { zone: exhibition.timezone, now: now() });
  return t('progress.nearest', { date, kind: t(`progress.kinds.${nearest.kind}`) });
};
