import type { ReactNode } from 'react';
import { Button, IconButton } from '@fairfront/shared-kit/components/button';
import { classNames } from '@fairfront/shared-kit/components/class-names';
import { LoadError } from '@fairfront/shared-kit/components/empty-state';
import { Kbd } from '@fairfront/shared-kit/components/kbd';
import { Notice } from '@fairfront/shared-kit/components/notice';
import { Loading, SkeletonLines } from '@fairfront/shared-kit/components/skeleton';
import { StatusBadge } from '@fairfront/shared-kit/components/status-badge';
import { formatDateTime } from '@fairfront/shared-kit/platform/formats';
import { failsHere, useLocale, usePlatform, useQuery, useTranslation } from '@fairfront/shared-kit/platform';
import { AtWork } from './at-work';
import { queueItemQuery, queuePageSize } from './queue-queries';
import styles from './queue.module.css';
import type { QueueDescription } from './queue.types';
import type { QueueState } from './use-queue';

interface ItemPaneProps<Item, Detail, Part extends string, Decision extends string> {
  queue: QueueDescription<Item, Detail, Part, Decision>;
  state: QueueState<Item, Detail, Part, Decision>;
  /** The key of the item. */
  item: string;
  canDecide: boolean;
  /** The open form of a decision on the item. */
  form: ReactNode;
}

/** The details of an item with the buttons of its decisions. */
export const ItemPane = <Item, Detail, Part extends string, Decision extends string>({
  queue,
  state,
  item,
  canDecide,
  form,
}: ItemPaneProps<Item, Detail, Part, Decision>) => {
  const { t } = useTranslation('desk');
  const { api } = usePlatform();
  const locale = useLocale();
  const { place, row, rows, index, total, neighbour, open, drafts, start, sendForm } = state;
  const query = useQuery({ ...queueItemQuery(api, queue, item), ...failsHere });
  const { data: detail } = query;
  const title = detail ? queue.detailTitleOf(detail, locale) : row ? queue.titleOf(row, locale) : '';
  const subject = detail && queue.subjectOf?.(detail, locale);
  const status = detail && queue.statusOf(detail);
  const possible = detail ? queue.decisionsOf(detail) : [];
  const decided = detail && possible.length === 0 ? queue.lastDecisionOf(detail) : null;
  const kinds = queue.decisions.filter(({ name }) => possible.includes(name));
  return (
    <aside className={styles.pane} aria-label={t(`${queue.name}.detail`)}>
      <div className={styles.paneBody}>
        <div className={styles.paneTop}>
          <span className={styles.place}>
            {row && t('placeOf', { place: (place.page - 1) * queuePageSize + index + 1, count: total })}
          </span>
          <IconButton
            icon="chevron-up"
            label={t('previous')}
            disabled={index <= 0}
            onClick={() => open(neighbour(-1))}
          />
          <IconButton
            icon="chevron-down"
            label={t('next')}
            disabled={index < 0 || index >= rows.length - 1}
            onClick={() => open(neighbour(1))}
          />
          <IconButton icon="cross" label={t('close')} onClick={() => open(null)} />
        </div>
        <div className={styles.head}>
          <h2 className={classNames('ff-h3', styles.name)}>{title}</h2>
          {status && (
            <StatusBadge tone={status.tone} icon={status.icon}>
              {t(`${queue.name}.status.${status.name}`)}
            </StatusBadge>
          )}
        </div>
        <AtWork colleagues={state.activity.colleaguesAt(item)} />
        {query.isError && !detail && <LoadError level={3} title={t(`${queue.name}.detailFailed`)} query={query} />}
        {query.isPending && (
          <Loading label={t('loading')}>
            <SkeletonLines count={6} />
          </Loading>
        )}
        {detail && <queue.Facts detail={detail} row={row} />}
        {decided && (
          <Notice tone="neutral" title={t(`${queue.name}.decided.${decided.status}`)}>
            {decided.decided_by &&
              decided.decided_at &&
              t('decidedBy', {
                name: `${decided.decided_by.name} ${decided.decided_by.lastname}`,
                when: formatDateTime(decided.decided_at, locale),
              })}
            {decided.comment && <span className={styles.quote}>{decided.comment}</span>}
          </Notice>
        )}
        {kinds.length > 0 && form}
      </div>
      {kinds.length > 0 && canDecide && (
        <footer className={styles.paneFoot}>
          {kinds.map((kind, at) => {
            const isOpen = drafts.kind?.name === kind.name;
            return (
              <Button
                key={kind.name}
                variant={isOpen || (at === 0 && !drafts.kind) ? 'primary' : 'secondary'}
                {...(at === 0 && { icon: kind.icon })}
                className={styles.decision}
                onClick={() => (isOpen ? sendForm(title) : void start(item, kind, title, subject))}
              >
                {t(`${queue.name}.${kind.name}.${isOpen ? 'send' : 'label'}`)} {!isOpen && <Key name={kind.letter} />}
              </Button>
            );
          })}
        </footer>
      )}
    </aside>
  );
};

/** The key of a button; hidden from screen readers. */
const Key = ({ name }: { name: string }) => (
  <span aria-hidden="true" className={styles.key}>
    <Kbd>{name}</Kbd>
  </span>
);
