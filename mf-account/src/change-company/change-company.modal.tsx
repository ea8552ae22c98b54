import { useAction } from '@fairfront/shared-kit/api/actions';
import { Button } from '@fairfront/shared-kit/components/button';
import { DataTable } from '@fairfront/shared-kit/components/data-table';
import { EmptyState } from '@fairfront/shared-kit/components/empty-state';
import { ErrorFallback } from '@fairfront/shared-kit/components/error-fallback';
import { Icon } from '@fairfront/shared-kit/components/icon';
import { ModalBody, ModalFooter, ModalHeader } from '@fairfront/shared-kit/components/modal';
import { SearchField } from '@fairfront/shared-kit/components/search-field';
import { SegmentedControl } from '@fairfront/shared-kit/components/segmented-control';
import { Skeleton } from '@fairfront/shared-kit/components/skeleton';
import { useMedia } from '@fairfront/shared-kit/components/viewport';
import { textOf } from '@fairfront/shared-kit/domain/common';
import {
  failsHere,
  useLocale,
  useModalFrame,
  useParticipation,
  usePlatform,
  useQuery,
  useTranslation,
} from '@fairfront/shared-kit/platform';
import { useState } from 'react';
import { companiesQuery, makePrimary } from '../api/companies-of-exhibition';
import { companiesNamed } from '@fairfront/shared-kit/domain/account';
import styles from './change-company.module.css';
import { useCompanyColumns, type CompanyRow } from './company-columns';
import { reopen } from './reopen';

type View = 'table' | 'cards';

/** Width in px needed for six columns. */
const tableWidth = 840;
/** Window widths at which only cards fit, so the table option is hidden. */
const withoutTable = `(max-width: ${tableWidth + 95.98}px)`;

/** The caller's events in this exhibition; selecting one makes it primary and reopens it. */
const ChangeCompanyModal = () => {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const { api, navigation } = usePlatform();
  const { close } = useModalFrame();
  const { id, exhibition } = useParticipation();
  const {
    data: rows,
    isError,
    isFetching,
    refetch,
  } = useQuery({ ...companiesQuery(api, exhibition.id), ...failsHere });
  const [typed, setTyped] = useState('');
  const [view, setView] = useState<View>('table');
  const hasTable = !useMedia(withoutTable);
  const columns = useCompanyColumns();
  const nameOf = ({ company }: CompanyRow) => textOf(company, 'name', locale);

  const choosing = useAction<CompanyRow>({
    namespace: 'account',
    run: async (row) => {
      await makePrimary(api, row.id);
      reopen(navigation.href('participant', { id: row.id }));
      // stays busy until the new page loads
      return new Promise(() => {});
    },
  });
  const actions = (row: CompanyRow) =>
    row.id === id ? (
      <span className={styles.opened}>
        <Icon name="check" size={16} />
        {t('changeCompany.opened')}
      </span>
    ) : (
      <Button
        size="sm"
        busy={choosing.isBusy() && choosing.pendingOf()?.id === row.id}
        aria-label={t('changeCompany.selectNamed', { name: nameOf(row) })}
        onClick={() => void choosing.run(row)}
      >
        {t('changeCompany.select')}
      </Button>
    );
  const found = rows && companiesNamed(rows, typed, locale);
  const title = textOf(exhibition, 'title', locale);
  return (
    <>
      <ModalHeader
        subtitle={
          rows ? (
            t('changeCompany.count', { count: rows.length, exhibition: title })
          ) : (
            <Skeleton width={240} height={18} className={styles.awaited} />
          )
        }
      >
        <div className={styles.tools}>
          <SearchField className={styles.search} label={t('changeCompany.search')} value={typed} onChange={setTyped} />
          {hasTable && (
            <SegmentedControl<View>
              label={t('changeCompany.view')}
              segments={[
                { value: 'table', label: t('changeCompany.table'), icon: 'list' },
                { value: 'cards', label: t('changeCompany.cards'), icon: 'grid' },
              ]}
              value={view}
              onChange={setView}
            />
          )}
        </div>
      </ModalHeader>
      <ModalBody className={styles.body}>
        {isError && !rows ? (
          <ErrorFallback variant="modal" onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <DataTable
            caption={t('changeCompany.title')}
            columns={columns}
            rows={found ?? []}
            rowKey={(row) => row.id}
            current={id}
            actions={actions}
            view={view === 'cards' ? 'cards' : 'auto'}
            cardsBelow={tableWidth}
            className={styles.table}
            {...(found ? {} : { loading: 4 })}
            empty={<EmptyState title={t('changeCompany.nothing')} live />}
          />
        )}
      </ModalBody>
      <ModalFooter start={<span className={styles.note}>{t('changeCompany.note')}</span>}>
        <Button onClick={() => close()}>{t('changeCompany.close')}</Button>
      </ModalFooter>
    </>
  );
};

export default ChangeCompanyModal;
