import { errorText } from '@fairfront/shared-kit/api';
import { Button } from '@fairfront/shared-kit/components/button';
import { DataTable } from '@fairfront/shared-kit/components/data-table';
import { EmptyState } from '@fairfront/shared-kit/components/empty-state';
import { Pagination } from '@fairfront/shared-kit/components/pagination';
import { useParticipantEvents, useTranslation, type CarPass } from '@fairfront/shared-kit/platform';
import { useRef, type ReactNode } from 'react';
import { useLiveFlash } from '../live-status/use-live-flash';
import { passPageSize } from '../model';
import type { AddPanel } from '../pass-dialog/use-add-panel';
import { DeleteAllButton } from '../pass-deletion/delete-all-button';
import { useCarPassDeletion } from '../pass-deletion/use-car-pass-deletion';
import { usePassFiles } from '../pass-files/use-pass-files';
import { useIssuedTooLate } from '../passes-head/use-issued-too-late';
import listStyles from '../pass-list/pass-list.module.css';
import { useCarColumns } from './car-columns';
import { CarRowActions } from './car-row-actions';
import type { CarList } from './use-car-list';

interface CarListPanelProps {
  list: CarList;
  notes: ReactNode;
  /** The pass that the address speaks of. */
  current: number | undefined;
  panel: AddPanel;
  onAdd: () => void;
  onCopy: (pass: CarPass) => void;
}

/** Car passes, newest first, with their actions and pages (PASS-159 to PASS-161). */
export const CarListPanel = ({ list, notes, current, panel, onAdd, onCopy }: CarListPanelProps) => {
  const { t } = useTranslation('passes');
  const files = usePassFiles();
  const columns = useCarColumns();
  const removal = useCarPassDeletion();
  const caption = useRef<HTMLElement>(null);
  const live = useLiveFlash();
  const { rows, meta, rights, view } = list;
  const total = meta?.total ?? 0;

  useParticipantEvents('car-pass.status-updated', ({ id, status }) => {
    const pass = rows.find((row) => row.id === id);
    if (pass) live.flash(id, t('live.changed', { name: pass.car_number, status: t(`carStatus.${status}`) }));
  });

  return (
    <>
      <div className={listStyles.notes}>{notes}</div>
      {total > 0 && (
        <div className={listStyles.toolbar}>
          <span className={listStyles.total}>{t('passes', { count: total })}</span>
          {rights.remove.allowed && (
            <DeleteAllButton busy={removal.isDeletingAll} onClick={() => removal.deleteAll(total)} />
          )}
        </div>
      )}
      {list.failed ? (
        <EmptyState
          live
          tone="danger"
          icon="cross-circle"
          title={t('list.failed')}
          className={listStyles.empty}
          actions={
            <Button icon="refresh" busy={list.isRetrying} onClick={list.retry}>
              {t('list.retry')}
            </Button>
          }
        >
          {errorText(list.failed, t)}
        </EmptyState>
      ) : (
        <DataTable
          className={listStyles.table}
          caption={t('list.label')}
          captionRef={caption}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          current={current}
          loading={list.isLoading ? 4 : undefined}
          refetching={list.isTurning}
          flashing={live.flashing}
          empty={<EmptyCarList list={list} isFormOpen={panel.isOpen} onAdd={onAdd} />}
          actions={(pass) => (
            <CarRowActions
              pass={pass}
              files={files}
              onCopy={rights.create.allowed ? () => onCopy(pass) : undefined}
              onDelete={rights.remove.allowed ? () => removal.deleteOne(pass) : undefined}
              isDeleting={removal.deletingId === pass.id}
            />
          )}
        />
      )}
      {meta && (
        <Pagination
          className={listStyles.pages}
          page={view.page}
          pages={meta.last_page}
          total={meta.total}
          perPage={passPageSize}
          label={t('list.pages')}
          onChange={(page) => {
            view.turnTo(page);
            caption.current?.focus();
          }}
        />
      )}
      <div role="status" className="ff-sr-only">
        {live.sentence}
      </div>
    </>
  );
};

const EmptyCarList = ({ list, isFormOpen, onAdd }: { list: CarList; isFormOpen: boolean; onAdd: () => void }) => {
  const { t } = useTranslation('passes');
  const { create } = list.rights;
  const isTooLate = useIssuedTooLate('car');
  if (isTooLate) {
    return <EmptyState title={t('deadline.reachedEmpty')} className={listStyles.empty} />;
  }
  return (
    <EmptyState
      title={t('list.empty')}
      className={listStyles.empty}
      actions={
        create.allowed &&
        !isFormOpen && (
          <Button icon="plus" onClick={onAdd}>
            {t('action.add')}
          </Button>
        )
      }
    >
      {create.allowed ? t('car.emptyAdd') : create.why.code === 'no_write_access' && t('list.emptyRead')}
    </EmptyState>
  );
};
