import { Button } from '@fairfront/shared-kit/components/button';
import { EmptyState } from '@fairfront/shared-kit/components/empty-state';
import { ErrorFallback } from '@fairfront/shared-kit/components/error-fallback';
import { RouteLink } from '@fairfront/shared-kit/components/link';
import { ModalBody, ModalHeader } from '@fairfront/shared-kit/components/modal';
import { Notice } from '@fairfront/shared-kit/components/notice';
import { SkeletonLines } from '@fairfront/shared-kit/components/skeleton';
import { Tabs } from '@fairfront/shared-kit/components/tabs';
import { areServicesShown } from '@fairfront/shared-kit/domain/participations';
import {
  failsHere,
  useOpenModal,
  useParticipation,
  usePlatform,
  useQuery,
  useTranslation,
} from '@fairfront/shared-kit/platform';
import { useState } from 'react';
import { contractsQuery } from '../api/contracts';
import { actsOf, contractsOfParties, invoiceGroups, type PartyFilter } from '@fairfront/shared-kit/domain/account';
import { ContractGroup } from './contract-group';
import { DocumentTable } from './document-table';
import styles from './documents.module.css';
import { PartyFilters, usePartiesAwaited } from './party-filters';
import { useDocumentDownload } from './use-document-download';

export type DocumentsTab = 'invoices' | 'acts';

/** Issued invoices and acts in one view; each modal name opens its own tab. */
export const DocumentsView = ({ tab: first }: { tab: DocumentsTab }) => {
  const { t } = useTranslation('account');
  const { api } = usePlatform();
  const openModal = useOpenModal();
  const participation = useParticipation();
  const { data, isError, isFetching, refetch } = useQuery({ ...contractsQuery(api, participation.id), ...failsHere });
  // the filters are above the content, so waiting for them prevents a layout shift
  const areFiltersAwaited = usePartiesAwaited();
  const [tab, setTab] = useState(first);
  const [filter, setFilter] = useState<PartyFilter>({ counterparty: null, executor: null });
  const download = useDocumentDownload();
  const contracts = contractsOfParties(data ?? [], filter);
  const groups = invoiceGroups(contracts);
  const acts = actsOf(contracts);
  const count = groups.reduce((sum, { invoices }) => sum + invoices.length, 0);
  const empty = (kind: DocumentsTab) => <EmptyState title={t(`documentList.empty.${kind}`)} />;
  return (
    <>
      <ModalHeader
        title={t('documents.title')}
        actions={
          <Button size="sm" icon="gear" onClick={() => openModal('event-modal-edo-settings', {})}>
            {t('edo.title')}
          </Button>
        }
      />
      <ModalBody className={styles.body}>
        {isError && !data ? (
          <ErrorFallback variant="modal" onRetry={() => void refetch()} retrying={isFetching} />
        ) : !data || areFiltersAwaited ? (
          <SkeletonLines count={8} />
        ) : (
          <>
            <PartyFilters filter={filter} onChange={setFilter} />
            <Tabs<DocumentsTab>
              label={t('documents.title')}
              tabs={[
                { id: 'invoices', label: t('documentList.invoices'), count },
                { id: 'acts', label: t('documentList.acts'), count: acts.length },
              ]}
              selected={tab}
              onSelect={setTab}
            >
              <div className={styles.panel}>
                {areServicesShown(participation) && (
                  <Notice>
                    {t('documentList.inOrders')}{' '}
                    <RouteLink to="orders" params={{ id: participation.id }}>
                      {t('documentList.toOrders')}
                    </RouteLink>
                  </Notice>
                )}
                {tab === 'invoices' &&
                  (groups.length === 0
                    ? empty('invoices')
                    : groups.map((group) => (
                        <ContractGroup key={group.contract.id} group={group} download={download} />
                      )))}
                {tab === 'acts' &&
                  (acts.length === 0 ? (
                    empty('acts')
                  ) : (
                    <DocumentTable kind="act" caption={t('documentList.acts')} documents={acts} download={download} />
                  ))}
              </div>
            </Tabs>
          </>
        )}
      </ModalBody>
    </>
  );
};
