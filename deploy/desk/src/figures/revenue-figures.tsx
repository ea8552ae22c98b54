import { DataTable, type Column } from '@fairfront/shared-kit/components/data-table';
import type { CurrencyCode } from '@fairfront/shared-kit/domain/common';
import { failsHere, usePlatform, useQuery, useTranslation } from '@fairfront/shared-kit/platform';
import { formatMoney } from '@fairfront/shared-kit/platform/formats';
import { revenueQuery, type Revenue } from '../api/figures';
import { Bar, shareOf } from './bar';
import { FigureLink } from './figure-link';
import type { FigurePartProps } from './figure-part';
import { figureSteps } from './figures-place';
import { FiguresState } from './figures-state';
import styles from './figures.module.css';

const steps = figureSteps.finance;

/** Revenue by currency, from carts to payments. */
export const RevenueFigures = ({ exhibition, place }: FigurePartProps) => {
  const { t } = useTranslation('desk');
  const { api } = usePlatform();
  const query = useQuery({ ...revenueQuery(api, exhibition), ...failsHere });
  const columns: Column<Revenue>[] = [
    {
      id: 'of',
      header: t('figures.revenueOf'),
      cell: ({ of, currency }) =>
        t('figures.ofIn', { of: t(`figures.of.${of}`), currency: t(`figures.currencies.${currency}`) }),
    },
    ...steps.map((step): Column<Revenue> => ({
      id: step,
      header: t(`figures.steps.${step}`),
      width: '19%',
      cell: (row, view) => {
        const figure = row[step];
        if (!figure) return <span className={styles.none}>{t('figures.notCounted')}</span>;
        return (
          <span className={styles.stacked}>
            <FigureLink
              {...{ exhibition, place }}
              list={{ step, of: row.of, currency: row.currency as CurrencyCode }}
              isEmpty={figure.count === 0}
            >
              {formatMoney(figure.amount, row.currency)}
            </FigureLink>
            {figure.unpriced > 0 && (
              <span className={styles.none}>{t('figures.withoutAmount', { count: figure.unpriced })}</span>
            )}
            {view !== 'cards' && (
              <Bar
                share={shareOf(
                  figure.amount,
                  steps.map((name) => row[name]?.amount ?? 0),
                )}
              />
            )}
          </span>
        );
      },
    })),
  ];
  return (
    <FiguresState query={query} isEmpty={(rows) => rows.length === 0}>
      {(rows) => (
        <>
          <DataTable<Revenue>
            caption={t('figures.revenue')}
            rows={rows}
            rowKey={({ of, currency }) => `${of} ${currency}`}
            columns={columns}
          />
          <p className={styles.explained}>{t('figures.explained')}</p>
        </>
      )}
    </FiguresState>
  );
};
