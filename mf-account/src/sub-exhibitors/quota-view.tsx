import { comparisonKey } from '@fairfront/shared-kit/domain/common';
import { errorText } from '@fairfront/shared-kit/api';
import { Button } from '@fairfront/shared-kit/components/button';
import { DataTable } from '@fairfront/shared-kit/components/data-table';
import { EmptyState, LoadError } from '@fairfront/shared-kit/components/empty-state';
import { ModalBody, ModalFooter, ModalHeader } from '@fairfront/shared-kit/components/modal';
import { SearchField } from '@fairfront/shared-kit/components/search-field';
import { SegmentedControl } from '@fairfront/shared-kit/components/segmented-control';
import { Skeleton } from '@fairfront/shared-kit/components/skeleton';
import { useMedia, useNarrow } from '@fairfront/shared-kit/components/viewport';
import {
  failsHere,
  useAccess,
  useParticipation,
  usePlatform,
  useQuery,
  useTranslation,
  type SubParticipation,
} from '@fairfront/shared-kit/platform';
import { useRef, useState } from 'react';
import { subExhibitorsQuery } from '../api/sub-exhibitors';
import { InviteCompaniesForm } from './invite-companies-form';
import { PayerSwitch } from './payer-switch';
import { ViewSwitch } from '../sub-progress/view-switch';
import { StandQuotaLine } from './stand-quota-line';
import { SubExhibitorRowActions, useSubExhibitorColumns } from './sub-exhibitor-columns';
import styles from './sub-exhibitors.module.css';
import { useSubExhibitorActions } from './use-sub-exhibitor-actions';

const noRows: SubParticipation[] = [];

/** Width in px needed for six columns with their fields. */
const tableWidth = 1080;
/** Window widths at which only cards fit, so the table option is hidden. */
const withoutTable = `(max-width: ${tableWidth + 95.98}px)`;

/** The companies on a collective stand: quota, control, invitations (mock-up x). */
export const QuotaView = () => {
  const { t } = useTranslation('account');
  const { api, modals } = usePlatform();
  const { id } = useParticipation();
  const { canWrite } = useAccess();
  const isNarrow = useNarrow();
  const [wish, setWish] = useState<'none' | 'open' | 'closed'>('none');
  const [view, setView] = useState<'table' | 'cards'>('table');
  const [search, setSearch] = useState('');
  const caption = useRef<HTMLElement>(null);
  const list = useQuery({ ...subExhibitorsQuery(api, id), ...failsHere });
  const actions = useSubExhibitorActions(() => caption.current?.focus());

  const rows = list.data?.data ?? noRows;
  const quota = list.data?.meta.quota;
  const available = quota?.available ?? 0;
  const hasTable = !useMedia(withoutTable);
  const columns = useSubExhibitorColumns({ actions, canWrite, available });
  const wanted = comparisonKey(search);
  const shown = rows.filter((row) => comparisonKey(actions.nameOf(row)).includes(wanted));
  const isEmpty = list.data !== undefined && rows.length === 0;
  const isFormOpen = canWrite && list.data !== undefined && (wish === 'open' || (wish === 'none' && isEmpty));

  return (
    <>
      <ModalHeader
        actions={
          canWrite &&
          list.data && (
            <>
              {rows.length > 0 && (
                <Button
                  variant="text"
                  size="sm"
                  icon="trash"
                  busy={actions.isRemovingAll}
                  onClick={() => void actions.removeAll(rows)}
                >
                  {t('subs.removeAll')}
                </Button>
              )}
              {!isFormOpen && (
                <Button variant="primary" size="sm" icon="plus" onClick={() => setWish('open')}>
                  {t('subs.add')}
                </Button>
              )}
            </>
          )
        }
      >
        {(rows.length > 0 || list.isPending) && <ViewSwitch value="control" />}
        {quota && <StandQuotaLine count={rows.length} quota={quota} />}
        {list.isPending && (
          <div className={styles.expectedHead}>
            <Skeleton height={34} width="60%" />
          </div>
        )}
      </ModalHeader>
      <ModalBody>
        {isFormOpen && (
          <InviteCompaniesForm
            available={available}
            takesFocus={wish === 'open'}
            onClose={isEmpty ? undefined : () => setWish('closed')}
            onInvited={() => setWish('closed')}
          />
        )}
        {list.isPending && <div className={styles.toolbar} />}
        {rows.length > 0 && (
          <div className={styles.toolbar}>
            <SearchField
              className={styles.search}
              size="sm"
              label={t('subs.search')}
              value={search}
              onChange={setSearch}
            />
            {hasTable && (
              <SegmentedControl
                label={t('subs.viewLabel')}
                value={view}
                onChange={setView}
                segments={[
                  { value: 'table', label: t('subs.table'), icon: 'list' },
                  { value: 'cards', label: t('subs.cards'), icon: 'exhibitions' },
                ]}
              />
            )}
          </div>
        )}
        {list.isError && !list.data ? (
          <LoadError title={t('subs.failed')} query={list}>
            {errorText(list.error, t)}
          </LoadError>
        ) : (
          <DataTable<SubParticipation>
            className={styles.table}
            caption={t('subs.title')}
            captionRef={caption}
            columns={columns}
            rows={shown}
            rowKey={(row) => row.id}
            view={view === 'cards' ? 'cards' : 'auto'}
            cardsBelow={tableWidth}
            actionsBelow
            loading={list.isPending ? 3 : undefined}
            empty={
              isEmpty ? (
                !canWrite && <EmptyState title={t('subs.empty')}>{t('subs.emptyRead')}</EmptyState>
              ) : (
                <EmptyState
                  live
                  title={t('subs.notFound')}
                  actions={<Button onClick={() => setSearch('')}>{t('subs.clearSearch')}</Button>}
                />
              )
            }
            actions={(row) => <SubExhibitorRowActions row={row} actions={actions} canWrite={canWrite} />}
          />
        )}
        {rows.length > 0 && <PayerSwitch />}
      </ModalBody>
      {/* on a phone the buttons of the open form replace these */}
      {!(isNarrow && isFormOpen) && (
        <ModalFooter start={canWrite && rows.length > 0 && <span className={styles.note}>{t('subs.note')}</span>}>
          <Button onClick={() => modals.close()}>{t('subs.close')}</Button>
        </ModalFooter>
      )}
    </>
  );
};
