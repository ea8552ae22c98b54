import { Button } from '@fairfront/shared-kit/components/button';
import type { Column } from '@fairfront/shared-kit/components/data-table';
import { serviceOrderLook, StatusBadge } from '@fairfront/shared-kit/components/status-badge';
import { formatDate, formatLongDate, formatMoney, textOf } from '@fairfront/shared-kit/formats';
import type { Locale } from '@fairfront/shared-kit/model';
import { useLocale, useOpenModal, useTranslation } from '@fairfront/shared-kit/platform';
import type { Order } from '../api/orders';
import styles from './orders.module.css';

/** How many services a row names before it counts the rest. */
const namedServices = 2;

/** The executors of an order, each once, in the order of its lines (SVC-091). */
const executorsOf = ({ services }: Order, locale: Locale): string =>
  [...new Set(services.map(({ executor }) => textOf(executor, 'name', locale)))].join(', ');

/** A status as one of three colour groups with its word (SVC-092 to SVC-094). */
export const OrderStatusBadge = ({ status }: { status: Order['status'] }) => {
  const { t } = useTranslation('services');
  return <StatusBadge {...serviceOrderLook[status]}>{t(`orders.status.${status}`)}</StatusBadge>;
};

/** Opens the chat of an order and says how many messages are unread (SVC-090). */
export const ChatButton = ({ order: { id, unread_messages_count: count } }: { order: Order }) => {
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

/** Columns of the list: number, date, services with executors, total with VAT, status, unread messages (SVC-091). */
export const useOrderColumns = (): Column<Order>[] => {
  const { t } = useTranslation('services');
  const locale = useLocale();
  const contentOf = ({ services }: Order): string => {
    const names = services.slice(0, namedServices).map((line) => textOf(line, 'name', locale));
    const rest = services.length - names.length;
    return [...names, ...(rest > 0 ? [t('orders.more', { count: rest })] : [])].join(', ');
  };
  return [
    {
      id: 'order',
      header: t('orders.order'),
      width: '104px',
      cell: ({ id }) => <b className={styles.amount}>{t('orders.number', { id })}</b>,
    },
    {
      id: 'created',
      header: t('orders.created'),
      width: '112px',
      card: 'line',
      cell: ({ created_at }) => (
        <time dateTime={created_at} title={formatLongDate(created_at, locale)} className="ff-num">
          {formatDate(created_at, locale)}
        </time>
      ),
    },
    {
      id: 'content',
      header: t('orders.content'),
      card: 'plain',
      cell: (order) => (
        <>
          <span className={styles.content}>{contentOf(order)}</span>
          <span className={styles.second}>{executorsOf(order, locale)}</span>
        </>
      ),
    },
    {
      id: 'total',
      header: t('orders.total'),
      align: 'end',
      width: '136px',
      cell: ({ total_with_vat, currency }) => <b className={styles.amount}>{formatMoney(total_with_vat, currency)}</b>,
    },
    {
      id: 'status',
      header: t('orders.statusHead'),
      width: '208px',
      card: 'plain',
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
};
