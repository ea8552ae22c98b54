import type { ReactNode } from 'react';
import type { Column } from '@fairfront/shared-kit/components/data-table';
import { StatusBadge } from '@fairfront/shared-kit/components/status-badge';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { formatMoney } from '@fairfront/shared-kit/platform/formats';
import { useLocale, useTranslation } from '@fairfront/shared-kit/platform';
import type { QueuedOrder } from '../api/catalogue';
import { StandsCell, TitleCell, WaitingCell } from '../queue/cells';

/** The columns of the queue of catalogue orders. */
export const useOrderColumns = (title: (order: QueuedOrder) => ReactNode): Column<QueuedOrder>[] => {
  const { t } = useTranslation('desk');
  const locale = useLocale();
  return [
    {
      id: 'title',
      header: t('catalogue.columns.title'),
      cell: (order) => <TitleCell title={title(order)} below={textOf(order, 'company', locale)} />,
    },
    {
      id: 'stand',
      header: t('catalogue.columns.stand'),
      width: '132px',
      card: 'plain',
      cell: ({ stands }) => <StandsCell stands={stands} />,
    },
    {
      id: 'hints',
      header: t('catalogue.columns.hints'),
      card: 'plain',
      cell: ({ hints: [first, ...others] }) =>
        first ? (
          <StatusBadge variant="plain" tone="warning" icon="warning">
            {t(`catalogue.hints.${first}.short`)}
            {others.length > 0 && `, ${t('catalogue.moreHints', { count: others.length })}`}
          </StatusBadge>
        ) : (
          t('catalogue.hints.none')
        ),
    },
    {
      id: 'sum',
      header: t('catalogue.columns.sum'),
      width: '130px',
      align: 'end',
      cell: ({ totals }) => <span className="ff-num">{totals && formatMoney(totals.with_vat, totals.currency)}</span>,
    },
    {
      id: 'waits',
      header: t('catalogue.columns.waits'),
      width: '92px',
      align: 'end',
      cell: ({ created_at: since }) => <WaitingCell since={since} />,
    },
  ];
};
