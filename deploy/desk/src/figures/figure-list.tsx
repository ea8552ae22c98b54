import { DataTable, type Column } from '@fairfront/shared-kit/components/data-table';
import { EmptyState, LoadError } from '@fairfront/shared-kit/components/empty-state';
import { RouteLink } from '@fairfront/shared-kit/components/link';
import { Pagination } from '@fairfront/shared-kit/components/pagination';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { failsHere, useLocale, usePlatform, useQuery, useTranslation } from '@fairfront/shared-kit/platform';
import { formatDate, formatDateTime, formatMoney, formatNumber } from '@fairfront/shared-kit/platform/formats';
import { figureRowsQuery, type FigureRow } from '../api/figures';
import type { FigurePartProps } from './figure-part';
import { queryOf, type OpenList } from './figures-place';
import styles from './figures.module.css';

/** The list of what a figure counts. */
export const FigureList = ({ exhibition, place, onChange, list }: FigurePartProps & { list: OpenList }) => {
  const { t } = useTranslation('desk');
  const { api, navigation } = usePlatform();
  const locale = useLocale();
  const { part, executor, kind, page } = place;
  const query = useQuery({
    ...figureRowsQuery(api, exhibition, { ...list, part, executor, kind, page }),
    ...failsHere,
  });
  const total = query.data?.meta.total ?? 0;
  const isOfPasses = part === 'passes';
  const title = [
    t(`figures.lists.${list.step}`),
    ...(part === 'finance' ? [t(`figures.of.${list.of}`)] : []),
    ...(isOfPasses && kind !== 'all' ? [t(`passes.parts.${kind}`)] : []),
    ...(list.day ? [formatDate(list.day, locale)] : []),
    ...(list.currency ? [t(`figures.currencies.${list.currency}`)] : []),
    ...(list.isUnpriced ? [t('figures.unpriced')] : []),
  ].join(', ');
  const columns: Column<FigureRow>[] = [
    { id: 'company', header: t('figures.company'), cell: (row) => textOf(row, 'company', locale) },
    {
      id: 'title',
      header: t(isOfPasses ? 'figures.pass' : 'figures.what'),
      cell: (row) => textOf(row, 'title', locale),
    },
    ...(isOfPasses
      ? [
          {
            id: 'kind',
            header: t('figures.kind'),
            cell: ({ kind: of }: FigureRow) => t(of === 'car-pass' ? 'types.car' : 'figures.person'),
          },
        ]
      : [
          {
            id: 'order',
            header: t('figures.order'),
            width: '110px',
            cell: ({ order_id: id }: FigureRow) => id !== null && <span className="ff-num">{id}</span>,
          },
          {
            id: 'quantity',
            header: t('figures.quantity'),
            align: 'end' as const,
            width: '110px',
            cell: ({ quantity }: FigureRow) => quantity !== null && formatNumber(quantity, locale),
          },
          {
            id: 'amount',
            header: t('figures.amount'),
            align: 'end' as const,
            width: '170px',
            cell: ({ amount, currency }: FigureRow) =>
              amount === null ? (
                t('figures.noAmount')
              ) : (
                <span className="ff-num">{formatMoney(amount, currency ?? '')}</span>
              ),
          },
        ]),
    {
      id: 'at',
      header: t('figures.at'),
      width: '190px',
      cell: ({ at, kind: of }) => (of === 'invoice' ? formatDate(at, locale) : formatDateTime(at, locale)),
    },
  ];
  return (
    <>
      <RouteLink
        to="desk-figures"
        params={{}}
        query={queryOf({ ...place, list: null, page: 1 }, exhibition)}
        className={styles.back}
      >
        {t('figures.back')}
      </RouteLink>
      <h2 className="ff-h3">{title}</h2>
      {query.isError && !query.data ? (
        <LoadError level={3} title={t('figures.failed')} query={query} />
      ) : (
        <DataTable<FigureRow>
          caption={t('figures.rows', { count: total })}
          columns={columns}
          rows={query.data?.data ?? []}
          rowKey={({ kind: of, id }) => `${of} ${id}`}
          {...(query.isPending && { loading: 8 })}
          refetching={query.isPlaceholderData}
          empty={<EmptyState level={3} icon="documents" live title={t('figures.nothing')} />}
        />
      )}
      <div className={styles.foot}>
        <span className={styles.none}>{query.data && t('figures.rows', { count: total })}</span>
        <Pagination
          page={page}
          pages={query.data?.meta.last_page ?? 1}
          label={t('figures.pages')}
          hrefOf={(next) => navigation.href('desk-figures', {}, queryOf({ ...place, page: next }, exhibition))}
          onChange={(next) => onChange({ page: next })}
        />
      </div>
    </>
  );
};
