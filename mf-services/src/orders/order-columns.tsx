import { Button } from '@fairfront/shared-kit/components/button';
import type { Column } from '@fairfront/shared-kit/components/data-table';
import { StatusBadge } from '@fairfront/shared-kit/components/status-badge';
import { formatDate, formatLongDate, formatMoney } from '@fairfront/shared-kit/platform/formats';
import { textOf } from '@fairfront/shared-kit/domain/common';
import type { Locale } from '@fairfront/shared-kit/domain/common';
import { useLocale, useOpenModal, useTranslation } from '@fairfront/shared-kit/platform';
import type { Order } from '../api/orders';
import styles from './orders.module.css';
import { orderStatusVariant } from '@fairfront/shared-kit/domain/services/order-status';

/** A row names this many services and counts the rest. */
const namedServices = 2;

/** The distinct executors of an order, in the order of its lines. */
const executorsOf = ({ services }: Order, locale: Locale): string[] => [
  ...new Set(services.map(({ executor }) => textOf(executor, 'name', locale))),
];

/** A status as text in one of three colour groups. */
export const OrderStatusBadge = ({ status }: { status: Order['status'] }) => {
  const { t } = useTranslation('services');
  return <StatusBadge {...orderStatusVariant(status)}>{t(`orders.status.${status}`)}</StatusBadge>;
};

/** Opens the chat of an order and shows the unread count. */
const ChatButton = ({ order: { id, unread_messages_count: count } }: { order: Order }) => {
  const { t } = useTranslation('services');
  const open = useOpenModal();
  const isNew = count > 0;
  return (
    <Button
      size="sm"
      variant={isNew ? 'secondary' : 'text'}
      icon="chat"
      aria-label={isNew ? t('orders.chatNew', { id, count }) : t('orders.chatOf', { id })}
      onClick={() => open('event-modal-chat', { order: String(id) })}
    >
      {isNew ? t('orders.unread', { count }) : t('orders.chat')}
    </Button>
  );
};

/**
 * The columns of the list: number, date, services with executors, total with VAT, status, unread messages.
 * @param isStacked on narrow windows, shows the date below the number and the status below the total
 */
export const useOrderColumns = (isStacked: boolean): Column<Order>[] => {
  const { t } = useTranslation('services');
  const locale = useLocale();
  const counted = (names: readonly string[], shown: number): string => {
    const rest = names.length - shown;
    return [...names.slice(0, shown), ...(rest > 0 ? [t('orders.more', { count: rest })] : [])].join(', ');
  };
  const created = ({ created_at }: Order) => (
    <time dateTime={created_at} title={formatLongDate(created_at, locale)} className="ff-num">
      {formatDate(created_at, locale)}
    </time>
  );
  const total = ({ total_with_vat, currency }: Order) => (
    <b className={styles.amount}>{formatMoney(total_with_vat, currency)}</b>
  );
  const columns: (Column<Order> & { folds?: boolean })[] = [
    {
      id: 'order',
      header: t('orders.order'),
      width: '104px',
      cell: (order) => (
        <>
          <b className={styles.amount}>{t('orders.number', { id: order.id })}</b>
          {isStacked && <span className={styles.second}>{created(order)}</span>}
        </>
      ),
    },
    { id: 'created', header: t('orders.created'), width: '112px', card: 'line', folds: true, cell: created },
    {
      id: 'content',
      header: t('orders.content'),
      card: 'plain',
      cell: (order) => {
        const names = order.services.map((line) => textOf(line, 'name', locale));
        const executors = executorsOf(order, locale);
        return (
          <>
            <span className={styles.content}>{counted(names, namedServices)}</span>
            <span className={styles.second}>{counted(executors, isStacked ? 1 : executors.length)}</span>
          </>
        );
      },
    },
    {
      id: 'total',
      header: isStacked
        ? `${t('orders.total')}, ${t('orders.statusHead').toLocaleLowerCase(locale)}`
        : t('orders.total'),
      align: 'end',
      width: isStacked ? '208px' : '136px',
      cell: (order) =>
        isStacked ? (
          <span className={styles.folded}>
            {total(order)}
            <OrderStatusBadge status={order.status} />
          </span>
        ) : (
          total(order)
        ),
    },
    {
      id: 'status',
      header: t('orders.statusHead'),
      width: '208px',
      card: 'plain',
      folds: true,
      cell: ({ status }) => <OrderStatusBadge status={status} />,
    },
    {
      id: 'messages',
      header: t('orders.messages'),
      width: '132px',
      card: 'plain',
      cell: (order) => <ChatButton order={order} />,
    },
  ];
  return isStacked ? columns.filter(({ folds }) => !folds) : columns;
};
