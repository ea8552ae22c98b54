import { RouteLink } from '@fairfront/shared-kit/components/link';
import { StatusBadge } from '@fairfront/shared-kit/components/status-badge';
import { textOf } from '@fairfront/shared-kit/domain/common';
import {
  failsHere,
  useLocale,
  useParticipation,
  usePlatform,
  useQuery,
  useTranslation,
  type ListedService,
} from '@fairfront/shared-kit/platform';
import { ordersQuery } from '../api/orders';
import { quantityText } from '@fairfront/shared-kit/domain/services/line-texts';
import styles from './search.module.css';
import { orderStatusVariant } from '@fairfront/shared-kit/domain/services/order-status';

/** The number of orders shown below the results. */
const mostOrders = 3;

/** The newest orders that contain a found service, since the user may have ordered it already. */
export const FoundElsewhere = ({ services }: { services: readonly ListedService[] }) => {
  const { t } = useTranslation('services');
  const locale = useLocale();
  const { api } = usePlatform();
  const { id } = useParticipation();
  const { data } = useQuery({ ...ordersQuery(api, id, { page: 1 }), ...failsHere });
  const ids = new Set(services.map((service) => service.id));
  const found = (data?.data ?? [])
    .map((order) => ({ order, lines: order.services.filter((line) => ids.has(line.id)) }))
    .filter(({ lines }) => lines.length > 0)
    .slice(0, mostOrders);
  if (found.length === 0) return null;
  return (
    <section aria-labelledby="search-elsewhere" className={styles.elsewhere}>
      <h2 id="search-elsewhere" className="ff-h4">
        {t('search.elsewhere')}
      </h2>
      <ul className={styles.orders}>
        {found.map(({ order, lines }) => (
          <li key={order.id} className={styles.order}>
            <RouteLink to="orders" params={{ id }} query={{ q: String(order.id) }} variant="quiet" icon="list">
              {t('search.inOrder', {
                id: order.id,
                names: lines
                  .map((line) => `${textOf(line, 'name', locale)}, ${quantityText(line, line.unit, locale)}`)
                  .join('; '),
              })}
            </RouteLink>
            <StatusBadge {...orderStatusVariant(order.status)}>{t(`orders.status.${order.status}`)}</StatusBadge>
          </li>
        ))}
      </ul>
    </section>
  );
};
