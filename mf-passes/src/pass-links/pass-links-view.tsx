import { Button } from '@fairfront/shared-kit/components/button';
import { DataTable } from '@fairfront/shared-kit/components/data-table';
import { EmptyState } from '@fairfront/shared-kit/components/empty-state';
import { ModalBody, ModalFooter, ModalHeader, ModalSplit, useSideScreen } from '@fairfront/shared-kit/components/modal';
import { Loading, SkeletonLines } from '@fairfront/shared-kit/components/skeleton';
import { Notice } from '@fairfront/shared-kit/components/notice';
import { Pagination } from '@fairfront/shared-kit/components/pagination';
import { failsHere, useParticipation, usePlatform, useQuery, useTranslation } from '@fairfront/shared-kit/platform';
import { useRef, useState } from 'react';
import { passLinksQuery } from '../api/pass-links';
import { personalPassListQuery } from '../api/personal-passes';
import { freePlaces, passPageSize, passRights, passSorts } from '@fairfront/shared-kit/domain/passes';
import { DialogHead } from '../pass-dialog/dialog-head';
import dialogStyles from '../pass-dialog/pass-dialog.module.css';
import { FailedList } from '../pass-list/failed-list';
import { expectedQuota } from '../pass-list/use-list-state';
import { PassDeadline } from '../passes-head/pass-deadline';
import { QuotaLine } from '../passes-head/quota-line';
import { CreationDenied } from '../passes-head/creation-denied';
import { usePassContext } from '../context/use-pass-context';
import { useLinkColumns } from './link-columns';
import { LinkForm } from './link-form';
import { LinkRowActions } from './link-row-actions';
import styles from './pass-links.module.css';
import { useLinkActions } from './use-link-actions';

const [defaultSort] = passSorts;
const modal = 'event-modal-participant-passes';

/** Links with which people fill in their own passes: the second view of the participant pass dialog (mock-up w16d). */
export const PassLinksView = () => {
  const { t } = useTranslation('passes');
  const { api, modals, messages } = usePlatform();
  const { id } = useParticipation();
  const isScreen = useSideScreen();
  const context = usePassContext();
  const [page, setPage] = useState(1);
  const [isFormOpen, setFormOpen] = useState(false);
  const caption = useRef<HTMLElement>(null);
  const list = useQuery({ ...passLinksQuery(api, id, page), ...failsHere });
  // the counts of the header; the first page of passes is in the cache already
  const passes = useQuery(personalPassListQuery(api, id, { kind: 'participant', page: 1, sort: defaultSort }));
  const columns = useLinkColumns();
  const actions = useLinkActions();

  const quota = list.data?.meta.quota ?? expectedQuota('participant');
  const rights = passRights('participant', context, quota);
  const free = freePlaces('participant', quota);
  const canAdd = list.data !== undefined && rights.create.allowed;
  const isAwaited = list.isPending && rights.create.allowed;
  const total = list.data?.meta.total ?? 0;
  const meta = passes.data?.meta;

  return (
    <>
      <ModalHeader onBack={() => modals.open(modal, {})}>
        <DialogHead
          quota={
            <div>
              <QuotaLine
                kind="participant"
                meta={meta && list.data ? { ...meta, quota } : meta}
                isLoading={passes.isPending}
              />
            </div>
          }
          notices={<PassDeadline kind="participant" count={quota.count} />}
        />
      </ModalHeader>
      <ModalBody flush>
        <ModalSplit
          sideOpen={isFormOpen}
          side={
            isAwaited ? (
              <Loading className={dialogStyles.awaited}>
                <SkeletonLines count={6} />
              </Loading>
            ) : (
              canAdd && (
                <LinkForm
                  free={free}
                  onClose={isScreen ? () => setFormOpen(false) : undefined}
                  onMade={(links, delivery) => {
                    setPage(1);
                    setFormOpen(false);
                    if (delivery === 'copy') return actions.copyAll(links);
                    messages.notice(t('passLinks.sent', { count: links.length }));
                  }}
                />
              )
            )
          }
        >
          <div className={styles.intro}>
            <div>
              <h3 className={styles.title}>{t('passLinks.title')}</h3>
              <p className={styles.lead}>{t('passLinks.lead')}</p>
            </div>
            <Button variant="text" size="sm" icon="arrow-left" onClick={() => modals.open(modal, {})}>
              {t('passLinks.back')}
            </Button>
          </div>
          {list.data && !rights.create.allowed && (
            <div className={styles.notice}>
              <CreationDenied decision={rights.create} isEmpty={false} />
            </div>
          )}
          {actions.shown.length > 0 && (
            <Notice live="polite" title={t('passLinks.copyByHand')} onClose={actions.hideShown}>
              <span className={styles.addresses}>{actions.shown.join('\n')}</span>
            </Notice>
          )}
          {list.isError && !list.data ? (
            <FailedList query={list} />
          ) : (
            <DataTable
              className={styles.table}
              caption={t('passLinks.label')}
              captionRef={caption}
              columns={columns}
              rows={list.data?.data ?? []}
              rowKey={(link) => link.id}
              loading={list.isPending ? 3 : undefined}
              refetching={list.isPlaceholderData}
              empty={
                <EmptyState title={t('passLinks.empty')}>
                  {/* a deadline, a flag or a quota is explained above */}
                  {canAdd ? t('passLinks.emptyText') : !rights.remove.allowed && t('passLinks.emptyRead')}
                </EmptyState>
              }
              actions={(link) => (
                <LinkRowActions
                  link={link}
                  actions={actions}
                  canWrite={rights.remove.allowed}
                  canRenew={rights.create.allowed}
                />
              )}
            />
          )}
          {list.data && (
            <Pagination
              page={page}
              pages={list.data.meta.last_page}
              total={total}
              perPage={passPageSize}
              label={t('passLinks.pages')}
              onChange={(next) => {
                setPage(next);
                caption.current?.focus();
              }}
            />
          )}
        </ModalSplit>
      </ModalBody>
      {isScreen && canAdd && (
        <ModalFooter>
          <Button variant="primary" icon="plus" wide onClick={() => setFormOpen(true)}>
            {t('passLinks.new')}
          </Button>
        </ModalFooter>
      )}
    </>
  );
};
