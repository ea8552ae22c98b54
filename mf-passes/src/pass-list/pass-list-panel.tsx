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
  /** The width in px that the columns need. */
  cardsBelow: number;
  /** The full name for the row and its actions: last, first and middle name, or the number of the vehicle. */
  nameOf: (pass: Pass) => string;
  /** The display name of a deleted pass in messages. */
  shortNameOf: (pass: Pass) => string;
  /** The actions of this kind besides history and deletion. */
  actionsOf: (pass: Pass) => RowAction[];
  removalOf: (pass: Pass) => Decision;
  /** The pass selected by the address or an open panel. */
  current?: number | undefined;
  panel: AddPanel;
  history: HistoryPanelState;
  onAdd: () => void;
  /** The empty state text for users who may add passes. */
  invitation: string | null;
  /** The organiser's rules, known before the rows. */
  info: ReactNode;
  /** Above the toolbar: the reason why nothing can be added. */
  notes: ReactNode;
  /** Below the list: content that depends on its rows and would move them. */
  after?: ReactNode;
  /** The sort order select; absent if there is only one order. */
  sort?: ReactNode;
  /** The list tools. */
  tools: ReactNode;
  /** Why no pass of a non-empty list can be deleted. */
  deleteDenial?: string | undefined;
  /** Whether history and deletion are buttons, or in the menu if there are many buttons. */
  common: 'table' | 'menu';
}

/** A page of passes with row actions, pager and empty state; the same for all kinds. */
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
    buttonRef: history.buttonOf(pass.id),
    onSelect: () => history.open(pass.id),
  });
  const turnTo = (page: number) => {
    view.turnTo(page);
    caption.current?.focus();
  };

  if (list.isLoading) {
    // the content between depends on the rows, so all of it renders at once to prevent a layout shift
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
