import { DataTable, type Column } from '@fairfront/shared-kit/components/data-table';
import { Select } from '@fairfront/shared-kit/components/select';
import { textOf, type CurrencyCode } from '@fairfront/shared-kit/domain/common';
import { failsHere, useLocale, usePlatform, useQuery, useTranslation } from '@fairfront/shared-kit/platform';
import { formatDate, formatMoney } from '@fairfront/shared-kit/platform/formats';
import { serviceFiguresQuery, type ServiceFigures as Figures } from '../api/figures';
import { Bar, shareOf } from './bar';
import { FigureLink } from './figure-link';
import type { FigurePartProps } from './figure-part';
import { FiguresState } from './figures-state';
import styles from './figures.module.css';

type Executor = Figures['executors'][number];
type Day = Figures['days'][number];

/** Services sold by executor, and by day for all of them or for one. */
export const ServiceFigures = ({ exhibition, place, onChange }: FigurePartProps) => {
  const { t } = useTranslation('desk');
  const { api } = usePlatform();
  const locale = useLocale();
  const query = useQuery({ ...serviceFiguresQuery(api, exhibition, place.executor), ...failsHere });
  const of = { exhibition, place };

  const counted = <Row extends Executor | Day>(
    changeOf: (row: Row) => { day?: string; executor?: number },
  ): Column<Row>[] => {
    const linked = (row: Row, isUnpriced = false) => {
      const { day, executor } = changeOf(row);
      return {
        ...of,
        list: { step: 'sold' as const, currency: row.currency as CurrencyCode, ...(day && { day }), isUnpriced },
        ...(executor !== undefined && { change: { executor } }),
      };
    };
    return [
      { id: 'orders', header: t('figures.orders'), align: 'end', width: '100px', cell: ({ orders }) => orders },
      {
        id: 'lines',
        header: t('figures.lines'),
        align: 'end',
        width: '100px',
        cell: (row) => (
          <FigureLink {...linked(row)} isEmpty={row.lines === 0}>
            {row.lines}
          </FigureLink>
        ),
      },
      {
        id: 'unpriced',
        header: t('figures.unpriced'),
        align: 'end',
        width: '130px',
        cell: (row) => (
          <FigureLink {...linked(row, true)} isEmpty={row.unpriced === 0}>
            {row.unpriced}
          </FigureLink>
        ),
      },
      {
        id: 'amount',
        header: t('figures.amount'),
        align: 'end',
        width: '170px',
        cell: (row) => (
          <FigureLink {...linked(row)} isEmpty={row.lines === 0}>
            {formatMoney(row.amount, row.currency)}
          </FigureLink>
        ),
      },
    ];
  };
  const barOf = <Row extends Executor | Day>(rows: readonly Row[]): Column<Row> => ({
    id: 'bar',
    header: t('figures.share'),
    headerHidden: true,
    card: 'none',
    width: '22%',
    // the only row of a currency would have a full bar, which says nothing
    cell: ({ amount, currency }) => {
      const amounts = rows.filter((row) => row.currency === currency).map((row) => row.amount);
      return amounts.length > 1 && <Bar share={shareOf(amount, amounts)} />;
    },
  });

  return (
    <FiguresState query={query} isEmpty={({ executors }) => executors.length === 0}>
      {({ executors, days }) => (
        <>
          <h2 className="ff-h3">{t('figures.byExecutor')}</h2>
          <DataTable<Executor>
            caption={t('figures.byExecutor')}
            rows={executors}
            rowKey={({ executor_id: id, currency }) => `${id} ${currency}`}
            columns={[
              { id: 'executor', header: t('figures.executor'), cell: (row) => textOf(row, 'name', locale) },
              ...counted<Executor>(({ executor_id: executor }) => ({ executor })),
              barOf(executors),
            ]}
          />
          <div className={styles.second}>
            <h2 className="ff-h3">{t('figures.byDay')}</h2>
            <Select<number>
              label={t('figures.executor')}
              labelHidden
              size="sm"
              className={styles.choice}
              value={place.executor ?? 0}
              onChange={(executor) => onChange({ executor: executor === 0 ? null : executor })}
              options={[
                { value: 0, label: t('figures.allExecutors') },
                ...[...new Map(executors.map((row) => [row.executor_id, row])).values()].map((row) => ({
                  value: row.executor_id,
                  label: textOf(row, 'name', locale),
                })),
              ]}
            />
          </div>
          <DataTable<Day>
            caption={t('figures.byDay')}
            rows={days}
            refetching={query.isPlaceholderData}
            rowKey={({ day, currency }) => `${day} ${currency}`}
            columns={[
              { id: 'day', header: t('figures.day'), cell: ({ day }) => formatDate(day, locale) },
              ...counted<Day>(({ day }) => ({ day })),
              barOf(days),
            ]}
          />
        </>
      )}
    </FiguresState>
  );
};
