import type { ReactNode } from 'react';
import { CountBadge } from '@fairfront/shared-kit/components/count-badge';
import type { Column } from '@fairfront/shared-kit/components/data-table';
import { StatusBadge } from '@fairfront/shared-kit/components/status-badge';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { formatMoney } from '@fairfront/shared-kit/platform/formats';
import { useLocale, useTranslation } from '@fairfront/shared-kit/platform';
import type { QueuedOrder } from '../api/orders';
import { orderStatusVariant } from '@fairfront/shared-kit/domain/services/order-status';
import { StandsCell, TitleCell, WaitingCell } from '../queue/cells';
import styles from './orders.module.css';

/** The columns of the queue of orders. */
export const useOrderColumns = (title: (order: QueuedOrder) => ReactNode): Column<QueuedOrder>[] => {
  const { t } = useTranslation('desk');
  const locale = useLocale();
  return [
    {
      id: 'title',
      header: t('orders.columns.title'),
      cell: (order) => (
        <TitleCell
          title={
            <span className={styles.title}>
              {title(order)}
              {order.unread_messages_count > 0 && (
                <CountBadge
                  count={order.unread_messages_count}
                  needsAction
                  label={t('orders.unread', { count: order.unread_messages_count })}
                />
              )}
            </span>
          }
          below={textOf(order.exhibitor, 'name', locale)}
        />
      ),
    },
    {
      id: 'stand',
      header: t('orders.columns.stand'),
      width: '132px',
      card: 'plain',
      cell: ({ exhibitor }) => <StandsCell stands={exhibitor.stands.map((stand) => stand.title)} />,
    },
    {
      id: 'status',
      header: t('orders.columns.status'),
      width: '190px',
      card: 'plain',
      cell: ({ status }) => (
        <StatusBadge variant="plain" {...orderStatusVariant(status)}>
          {t(`orders.status.${status}`)}
        </StatusBadge>
      ),
    },
    {
      id: 'amount',
      header: t('orders.columns.amount'),
      width: '128px',
      align: 'end',
      cell: ({ total_with_vat, currency }) => <span className="ff-num">{formatMoney(total_with_vat, currency)}</span>,
    },
    {
      id: 'waits',
      header: t('orders.columns.waits'),
      width: '92px',
      align: 'end',
      cell: ({ waits_since }) => <WaitingCell since={waits_since} />,
    },
  ];
};
