import { StatusBadge } from '@fairfront/shared-kit/components/status-badge';
import { formatMoney } from '@fairfront/shared-kit/platform/formats';
import { textOf } from '@fairfront/shared-kit/domain/common';
import {
  defineTile,
  failsHere,
  useLocale,
  useParticipation,
  usePlatform,
  useQuery,
  useTranslation,
  type TileContent,
} from '@fairfront/shared-kit/platform';
import { newestOrdersQuery, type Order } from '../api/orders';
import styles from './orders-tile.module.css';
import { orderStatusVariant } from '@fairfront/shared-kit/domain/services/order-status';

/** The orders tile of the hub: the newest two orders with status, total and unread messages, and a link to all (mock-up c). */
const useOrdersTile = (): TileContent => {
  const { t } = useTranslation('services');
  const { api } = usePlatform();
  const { id } = useParticipation();
  const target = { route: 'orders', params: { id } } as const;
  const { data, isError, refetch } = useQuery({ ...newestOrdersQuery(api, id), ...failsHere });
  const { all = 0, answer = 0 } = data?.meta.counts ?? {};
  const note = answer ? t('ordersTile.answer', { count: answer }) : t('ordersTile.all', { count: all });
  return {
    state: data ? 'ready' : isError ? 'failed' : 'loading',
    retry: () => void refetch(),
    body:
      data &&
      (data.data.length ? (
        <ul className={styles.orders}>
          {data.data.map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
        </ul>
      ) : (
        <p className={styles.none}>{t('ordersTile.none')}</p>
      )),
    deadline: all ? { label: note, tone: answer ? 'warning' : 'neutral' } : undefined,
    actions: all ? [{ label: t('ordersTile.open'), icon: 'chevron-right', target }] : [],
    brief: { note: all ? note : t('ordersTile.none'), target },
  };
};

const OrderRow = ({ order }: { order: Order }) => {
  const { t } = useTranslation('services');
  const locale = useLocale();
  const [first, ...others] = order.services;
  const unread = order.unread_messages_count;
  return (
    <li className={styles.order}>
      <span className={styles.what}>
        <b className={styles.number}>{t('orders.number', { id: order.id })}</b> {first && textOf(first, 'name', locale)}
        {others.length > 0 && `, ${t('orders.more', { count: others.length })}`}
      </span>
      <StatusBadge {...orderStatusVariant(order.status)}>{t(`orders.status.${order.status}`)}</StatusBadge>
      <span className={styles.sum}>{formatMoney(order.total_with_vat, order.currency)}</span>
      {unread > 0 && <span className={styles.unread}>{t('ordersTile.unread', { count: unread })}</span>}
    </li>
  );
};

export default defineTile(useOrdersTile, ({ queryClient, api, participationId }) =>
  queryClient.prefetchQuery({ ...newestOrdersQuery(api, participationId), ...failsHere }),
);
