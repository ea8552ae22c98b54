import { DataTable, type Column } from '@fairfront/shared-kit/components/data-table';
import { EmptyState, LoadError } from '@fairfront/shared-kit/components/empty-state';
import { RouteLink } from '@fairfront/shared-kit/components/link';
import { Pagination } from '@fairfront/shared-kit/components/pagination';
import { textOf } from '@fairfront/shared-kit/domain/common';
import {
  failsHere,
  useLocale,
  usePlatform,
  usePlatformState,
  useQuery,
  useTranslation,
} from '@fairfront/shared-kit/platform';
import { notFinalQuery } from '../api/printing';
import { useIssueText } from './issue-text';
import { placeIn, queryOf, type PrintingPlace } from './printing-place';
import styles from './printing.module.css';

interface NotFinalProps {
  exhibition: number;
  page: number;
  onMove: (next: Partial<PrintingPlace>) => void;
}

/** The orders whose entries are not final, with the reasons. */
export const NotFinal = ({ exhibition, page, onMove }: NotFinalProps) => {
  const { t } = useTranslation('desk');
  const { api, navigation } = usePlatform();
  const { route } = usePlatformState();
  const locale = useLocale();
  const issueText = useIssueText();
  const query = useQuery({ ...notFinalQuery(api, exhibition, page), ...failsHere });
  if (query.isError && !query.data) return <LoadError level={2} title={t('printing.failed')} query={query} />;
  const rows = query.data?.data ?? [];
  const columns: Column<(typeof rows)[number]>[] = [
    {
      id: 'company',
      header: t('printing.columns.company'),
      cell: (row) => (
        <RouteLink
          to="desk-catalogue-orders"
          params={{}}
          query={{ exhibition: String(exhibition), item: String(row.order_id) }}
          variant="quiet"
        >
          {textOf(row, 'company', locale)}
        </RouteLink>
      ),
    },
    {
      id: 'status',
      header: t('printing.columns.status'),
      width: '190px',
      cell: ({ status }) => t(`catalogue.status.${status}`),
    },
    {
      id: 'issues',
      header: t('printing.columns.issues'),
      cell: ({ issues }) => issues.map(issueText).join(', '),
    },
  ];
  return (
    <div className={styles.panel}>
      <DataTable
        caption={t('printing.tabs.not-final')}
        columns={columns}
        rows={rows}
        rowKey={({ order_id: id }) => id}
        {...(query.isPending && { loading: 6 })}
        empty={
          <EmptyState level={2} icon="check-circle" title={t('printing.allFinal')}>
            {t('printing.allFinalText')}
          </EmptyState>
        }
      />
      <Pagination
        page={page}
        pages={query.data?.meta.last_page ?? 1}
        label={t('printing.pages')}
        hrefOf={(next) =>
          navigation.href('desk-catalogue', {}, queryOf({ ...placeIn(route.query), page: next }, exhibition))
        }
        onChange={(next) => onMove({ page: next })}
      />
    </div>
  );
};
