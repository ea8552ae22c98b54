import { useEffect, useRef } from 'react';
import { Button } from '@fairfront/shared-kit/components/button';
import { DataTable } from '@fairfront/shared-kit/components/data-table';
import { EmptyState, LoadError } from '@fairfront/shared-kit/components/empty-state';
import { RouteLink } from '@fairfront/shared-kit/components/link';
import { Pagination } from '@fairfront/shared-kit/components/pagination';
import { useLocale, usePlatform, usePlatformState, useTranslation } from '@fairfront/shared-kit/platform';
import { Failures } from './failures';
import { ItemTitle } from './item-title';
import { QueueFilters } from './queue-filters';
import styles from './queue.module.css';
import type { QueueDescription } from './queue.types';
import { SelectedActions } from './selected-actions';
import type { QueueState } from './use-queue';

interface QueueListProps<Item, Detail, Part extends string, Decision extends string> {
  queue: QueueDescription<Item, Detail, Part, Decision>;
  state: QueueState<Item, Detail, Part, Decision>;
  canWrite: boolean;
  onShowKeys: () => void;
}

/** The list of a queue with its filters, failures, selection and pages. */
export const QueueList = <Item, Detail, Part extends string, Decision extends string>({
  queue,
  state,
  canWrite,
  onShowKeys,
}: QueueListProps<Item, Detail, Part, Decision>) => {
  const { t } = useTranslation('desk');
  const { navigation } = usePlatform();
  const { live } = usePlatformState();
  const locale = useLocale();
  const { place, query, rows, total, selection, decisions, activity, addressOf, go, narrow, refOf } = state;
  const { parts, keyOf, titleOf } = queue;
  const list = useRef<HTMLDivElement>(null);
  // a row selected by key may be outside the visible part
  useEffect(() => {
    list.current?.querySelector(`[data-row-id="${place.item}"]`)?.scrollIntoView?.({ block: 'nearest' });
  }, [place.item]);

  const columns = queue.useColumns((item) => {
    const key = keyOf(item);
    return (
      <ItemTitle
        isUnseen={activity.isUnseen(key, queue.changedAtOf(item))}
        colleagues={activity.colleaguesAt(key)}
        link={
          <RouteLink
            to={queue.route}
            params={{}}
            query={addressOf({ item: key })}
            variant="quiet"
            className={styles.title}
          >
            {titleOf(item, locale)}
          </RouteLink>
        }
      />
    );
  });
  const isNarrowed = place.search !== '' || place.part !== parts[0];
  const empty = (
    <EmptyState
      level={2}
      className={styles.empty}
      icon="check-circle"
      live
      title={place.search ? t('nothingFound') : t('nothingWaits')}
      actions={isNarrowed && <Button onClick={() => narrow({ search: '', part: parts[0] })}>{t('showAll')}</Button>}
    >
      {place.search ? t('nothingFoundText') : t(`${queue.name}.allDone`)}
    </EmptyState>
  );
  return (
    <section className={styles.list} aria-label={t(`${queue.name}.title`)}>
      <h1 className="ff-sr-only">{t(`${queue.name}.title`)}</h1>
      <QueueFilters<Part>
        queue={queue.name}
        parts={parts}
        place={place}
        counts={query.data?.meta.counts}
        onChange={narrow}
      />
      {live === 'offline' && <p className={styles.offline}>{t('offline')}</p>}
      <Failures queue={queue.name} failed={decisions.failed} onClose={decisions.forgetFailures} />
      <div ref={list} className={styles.rows} onClickCapture={selection.watchShift}>
        {query.isError && !query.data ? (
          <div className={styles.failed}>
            <LoadError level={2} title={t('queueFailed')} query={query} />
          </div>
        ) : (
          <DataTable<Item>
            className={styles.table}
            caption={t(`${queue.name}.caption`, { count: total })}
            columns={columns}
            rows={rows}
            rowKey={keyOf}
            {...(query.isPending && { loading: 10 })}
            {...(place.item !== null && { current: place.item })}
            empty={empty}
            {...(canWrite && {
              selection: {
                selected: new Set(selection.items.keys()),
                onChange: (keys) => selection.change(keys, rows.map(refOf)),
                nameOf: (item) => titleOf(item, locale),
                actions: <SelectedActions queue={queue} state={state} />,
              },
            })}
          />
        )}
      </div>
      <div className={styles.foot}>
        {total > 0 && <span className={styles.note}>{t('note', { count: total })}</span>}
        <Button variant="text" size="sm" className={styles.keysButton} onClick={onShowKeys}>
          {t('keys.open')}
        </Button>
        <Pagination
          page={place.page}
          pages={query.data?.meta.last_page ?? 1}
          label={t('pages')}
          hrefOf={(page) => navigation.href(queue.route, {}, addressOf({ page, item: null }))}
          onChange={(page) => go({ page, item: null })}
        />
      </div>
    </section>
  );
};
