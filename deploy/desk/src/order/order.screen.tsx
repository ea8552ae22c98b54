import { EmptyState, LoadError } from '@fairfront/shared-kit/components/empty-state';
import { RouteLink } from '@fairfront/shared-kit/components/link';
import { Loading, SkeletonLines } from '@fairfront/shared-kit/components/skeleton';
import { isApiError } from '@fairfront/shared-kit/api';
import { failsHere, usePlatform, useQuery, useRouteParams, useTranslation } from '@fairfront/shared-kit/platform';
import { orderQuery } from '../api/orders';
import { DeskFrame } from '../frame/desk-frame';
import styles from '../frame/desk-frame.module.css';
import { placeOf } from '../frame/desk-place';
import { NoAccess } from '../frame/no-access';
import { OrderPage } from './order-page';

/** `/desk/orders/:order`: one order with its chat. */
const OrderScreen = () => {
  const { t } = useTranslation('desk');
  const { api } = usePlatform();
  const orderId = Number(useRouteParams('desk-order').order);
  const query = useQuery({ ...orderQuery(api, orderId), ...failsHere });
  const { data: order, error } = query;
  if (order) {
    return (
      <DeskFrame place={placeOf('orders')} recordIn={order.exhibitor.exhibition_id}>
        {({ exhibition, canWrite }) => (
          <OrderPage key={order.id} order={order} exhibition={exhibition} canWrite={canWrite} />
        )}
      </DeskFrame>
    );
  }
  if (isApiError(error) && error.status === 404) {
    return (
      <EmptyState
        level={1}
        icon="search"
        title={t('orderPage.unknown')}
        className={styles.alone}
        actions={
          <RouteLink to="desk-orders" params={{}} variant="secondary">
            {t('orderPage.toQueue')}
          </RouteLink>
        }
      >
        {t('orderPage.unknownText')}
      </EmptyState>
    );
  }
  if (isApiError(error) && error.status === 403) return <NoAccess scope="orders" />;
  if (query.isError)
    return <LoadError level={1} title={t('orderPage.failed')} query={query} className={styles.alone} />;
  return (
    <Loading label={t('loading')} className={styles.alone}>
      <SkeletonLines count={8} />
    </Loading>
  );
};

export default OrderScreen;
