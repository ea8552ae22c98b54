import { Button } from '@fairfront/shared-kit/components/button';
import { DataTable } from '@fairfront/shared-kit/components/data-table';
import { EmptyState } from '@fairfront/shared-kit/components/empty-state';
import { Pagination } from '@fairfront/shared-kit/components/pagination';
import { Select } from '@fairfront/shared-kit/components/select';
import { useNarrow } from '@fairfront/shared-kit/components/viewport';
import { errorText } from '@fairfront/shared-kit/api';
import {
  useParticipantEvents,
  useTranslation,
  type ModalName,
  type PersonalPass,
} from '@fairfront/shared-kit/platform';
import { useRef, type ReactNode } from 'react';
import type { PersonalKind } from '../api/personal-passes';
import { useLiveFlash } from '../live-status/use-live-flash';
import { passPageSize, passSorts, personalPassDownload, personalPassRemoval } from '../model';
import { useIssuedTooLate } from '../passes-head/use-issued-too-late';
import { usePassFiles } from '../pass-files/use-pass-files';
import { usePassWords } from '../situation/use-pass-situation';
import type { AddPanel } from '../pass-dialog/use-add-panel';
import { DeleteAllButton } from '../pass-deletion/delete-all-button';
import { usePersonalPassDeletion } from '../pass-deletion/use-personal-pass-deletion';
import { PackActions } from './pack-actions';
import { usePassColumns } from './pass-columns';
import styles from './pass-list.module.css';
import { PassRowActions } from './pass-row-actions';
import { personOf } from './person-name';
import type { PassList } from './use-pass-list';

interface PassListPanelProps {
  kind: PersonalKind;
  list: PassList;
  /** The dialog of this list, where the detail leads back to. */
  modal: ModalName;
  /** Above the toolbar: info texts and the reason why nothing can be added. */
  notes: ReactNode;
  panel: AddPanel;
}

/** Sort, rows with their actions, pages, and what stands there when there are no rows. */
export const PassListPanel = ({ kind, list, modal, notes, panel }: PassListPanelProps) => {
  const { t } = useTranslation('passes');
  const isNarrow = useNarrow();
  const files = usePassFiles();
  const words = usePassWords();
  const columns = usePassColumns(kind, modal);
  const caption = useRef<HTMLElement>(null);
  const removal = usePersonalPassDeletion(kind);
  const live = useLiveFlash();
  const { rows, meta, view, situation, rights } = list;
  const total = meta?.total ?? 0;

  useParticipantEvents('personal-pass.status-updated', ({ id, status }) => {
    const pass = rows.find((row) => row.id === id);
    // an event for another page or kind changes no row (PASS-206)
    if (pass) live.flash(id, t('live.changed', { name: personOf(pass), status: t(`status.${status}`) }));
  });

  const notPrintable = (pass: PersonalPass) => {
    const verdict = personalPassDownload(pass, situation.participation, situation.now);
    return verdict.allowed || verdict.why.code !== 'not_printable' || verdict.why.because !== 'window'
      ? undefined
      : words.whyNot(verdict.why);
  };
  const turnTo = (page: number) => {
    view.turnTo(page);
    caption.current?.focus();
  };
  const kept = meta?.kept_count ?? 0;

  return (
    <>
      <div className={styles.notes}>{notes}</div>
      {(total > 0 || list.isLoading) && (
        <div className={styles.toolbar}>
          <span className={styles.total}>{total > 0 && !isNarrow && t('passes', { count: total })}</span>
          {isNarrow && <PackActions kind={kind} pack={list.pack} compact />}
          {rights.remove.allowed && total > kept && (
            <DeleteAllButton busy={removal.isDeletingAll} onClick={() => removal.deleteAll(total, kept)} />
          )}
          <Select
            label={t('list.sort')}
            labelHidden
            size="sm"
            icon={isNarrow ? 'sort' : undefined}
            className={styles.sort}
            value={view.sort}
            onChange={view.sortBy}
            options={passSorts.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
          />
        </div>
      )}
      {list.failed ? (
        <EmptyState
          live
          tone="danger"
          icon="cross-circle"
          title={t('list.failed')}
          className={styles.empty}
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
          className={styles.table}
          caption={t('list.label')}
          captionRef={caption}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          loading={list.isLoading ? 4 : undefined}
          refetching={list.isTurning}
          flashing={live.flashing}
          empty={<EmptyList kind={kind} list={list} panel={panel} />}
          actions={(pass) => (
            <PassRowActions
              pass={pass}
              from={modal}
              files={files}
              notPrintable={notPrintable(pass)}
              onDelete={personalPassRemoval(pass, situation).allowed ? () => removal.deleteOne(pass) : undefined}
              isDeleting={removal.deletingId === pass.id}
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
      <div role="status" className="ff-sr-only">
        {live.sentence}
      </div>
    </>
  );
};

/** Nothing yet, with the way to add or the reason why not; what to say differs by cause (DESIGN §6, PASS-048, PASS-115). */
const EmptyList = ({ kind, list, panel }: { kind: PersonalKind; list: PassList; panel: AddPanel }) => {
  const { t } = useTranslation('passes');
  const { create } = list.rights;
  const isTooLate = useIssuedTooLate(kind);
  if (isTooLate) {
    return (
      <EmptyState title={t('deadline.reachedEmpty')} className={styles.empty}>
        {t('quota.fullHint')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t('list.empty')}
      className={styles.empty}
      actions={
        create.allowed &&
        !panel.isOpen && (
          <Button icon="plus" onClick={panel.open}>
            {t('action.add')}
          </Button>
        )
      }
    >
      {create.allowed && list.quota.total !== null
        ? t(kind === 'participant' ? 'list.emptyAdd' : 'list.emptyAddWorkers', { count: list.quota.total })
        : !create.allowed && create.why.code === 'no_write_access' && t('list.emptyRead')}
    </EmptyState>
  );
};
