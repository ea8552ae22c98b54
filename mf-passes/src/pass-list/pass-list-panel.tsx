import { classNames } from '@fairfront/shared-kit/components/class-names';
import { DataTable, type Column } from '@fairfront/shared-kit/components/data-table';
import { Pagination } from '@fairfront/shared-kit/components/pagination';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { useRef, type ReactNode } from 'react';
import { useLiveRows } from '../live-status/use-live-rows';
import { passPageSize, type Decision } from '@fairfront/shared-kit/domain/passes';
import { useDeletion } from '../pass-deletion/use-deletion';
import type { AddPanel } from '../pass-dialog/use-add-panel';
import type { HistoryPanelState } from '../pass-history/use-history-panel';
import { EmptyList } from './empty-list';
import { FailedList } from './failed-list';
import { ListToolbar } from './list-toolbar';
import styles from './pass-list.module.css';
import { MainAction, RowActions, type RowAction } from './row-actions';
import type { PassList } from './use-list-state';

export interface PassListPanelProps<Pass> {
  list: PassList<Pass>;
  columns: Column<Pass>[];
  /** px that the columns need. */
  cardsBelow: number;
  /** The whole name for the row and its actions: last, first and middle name, or the number of the vehicle. */
  nameOf: (pass: Pass) => string;
  /** As messages name a deleted pass (PASS-276). */
  shortNameOf: (pass: Pass) => string;
  /** What can be done with a pass of this kind beside its history and deletion. */
  actionsOf: (pass: Pass) => RowAction[];
  removalOf: (pass: Pass) => Decision;
  /** The pass that the address or an open panel speaks of. */
  current?: number | undefined;
  panel: AddPanel;
  history: HistoryPanelState;
  onAdd: () => void;
  /** What an empty list says to those who may add. */
  invitation: string | null;
  /** The rules of the organiser: known before the rows. */
  info: ReactNode;
  /** Above the toolbar: the reason why nothing can be added. */
  notes: ReactNode;
  /** Below the list: what depends on its rows, and would move them. */
  after?: ReactNode;
  /** The choice of the order; none where there is one order. */
  sort?: ReactNode;
  /** What can be done with the list. */
  tools: ReactNode;
  /** Why nothing of a list that has passes can be deleted. */
  deleteDenial?: string | undefined;
  /** History and deletion stand with the buttons, or in the menu where buttons are many. */
  common: 'table' | 'menu';
}

/** A page of passes with the actions of its rows, pages, and what stands there when there are no rows; the same for all kinds. */
export const PassListPanel = <Pass extends { id: number }>({
  list,
  nameOf,
  shortNameOf,
  actionsOf,
  removalOf,
  panel,
  history,
  onAdd,
  invitation,
  current,
  info,
  notes,
  after,
  sort,
  tools,
  deleteDenial,
  common,
  cardsBelow,
  ...table
}: PassListPanelProps<Pass>) => {
  const { t } = useTranslation('passes');
  const caption = useRef<HTMLElement>(null);
  const removal = useDeletion(list.kind, shortNameOf);
  const live = useLiveRows(list.kind, list.rows, nameOf);
  const { meta, view } = list;
  const total = meta?.total ?? 0;

  const deleteAction = (pass: Pass): RowAction => ({
    id: 'delete',
    icon: 'trash',
    label: t('action.delete', { name: nameOf(pass) }),
    short: t('action.deleteShort'),
    place: common,
    danger: true,
    busy: removal.isDeleting(pass),
    onSelect: () => removal.deleteOne(pass),
  });
  const historyAction = (pass: Pass): RowAction => ({
    id: 'history',
    icon: 'clock',
    label: t('action.history', { name: nameOf(pass) }),
    short: t('history.title'),
    place: common,
    onSelect: () => history.open(pass.id),
  });
  const turnTo = (page: number) => {
    view.turnTo(page);
    caption.current?.focus();
  };

  if (list.isLoading) {
    // what stands between depends on what comes with the rows: all of it comes at once, so that nothing moves
    return (
      <>
        {info}
        <div className={classNames(styles.expected, sort === undefined && styles.unsorted)}>
          <DataTable
            {...table}
            className={styles.table}
            cardsBelow={cardsBelow}
            caption={t('list.label')}
            rows={list.rows}
            rowKey={({ id }) => id}
            loading={4}
          />
        </div>
      </>
    );
  }
  return (
    <>
      {info}
      <div className={styles.notes}>{notes}</div>
      {(total > 0 || tools) && (
        <ListToolbar total={total} sort={sort} tools={tools} deleteDenial={total > 0 ? deleteDenial : undefined} />
      )}
      {list.hasFailed ? (
        <FailedList query={list.query} />
      ) : (
        <DataTable
          {...table}
          current={history.shown?.id ?? current}
          className={styles.table}
          cardsBelow={cardsBelow}
          caption={t('list.label')}
          captionRef={caption}
          rows={list.rows}
          rowKey={({ id }) => id}
          refetching={list.isTurning}
          flashing={live.flashing}
          empty={
            <EmptyList
              kind={list.kind}
              create={list.rights.create}
              invitation={invitation}
              onAdd={panel.isOpen ? undefined : onAdd}
            />
          }
          mainAction={(pass, rowsView) => {
            const main = actionsOf(pass).find(({ isMain }) => isMain);
            return main && <MainAction view={rowsView} action={main} />;
          }}
          actions={(pass, rowsView) => (
            <RowActions
              view={rowsView}
              name={nameOf(pass)}
              actions={[
                ...actionsOf(pass),
                historyAction(pass),
                ...(removalOf(pass).allowed ? [deleteAction(pass)] : []),
              ]}
            />
          )}
        />
      )}
      {meta && (
        <Pagination
          className={styles.pages}
          page={view.page}
          pages={meta.last_page}
          total={meta.total}
          perPage={passPageSize}
          label={t('list.pages')}
          onChange={turnTo}
        />
      )}
      {after && <div className={styles.after}>{after}</div>}
      <div role="status" className="ff-sr-only">
        {live.sentence}
      </div>
    </>
  );
};
