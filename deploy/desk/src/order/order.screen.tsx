import { EmptyState, LoadError, type LoadErrorProps } from '@fairfront/shared-kit/components/empty-state';
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

/** What is wrong with an order that did not load. */
const OrderMissing = ({ query }: Pick<LoadErrorProps, 'query'>) => {
  const { t } = useTranslation('desk');
  const { error } = query;
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
  return <LoadError level={1} title={t('orderPage.failed')} query={query} className={styles.alone} />;
};

/** `/desk/orders/:order`: one order with its chat. */
const OrderScreen = () => {
  const { t } = useTranslation('desk');
  const { api } = usePlatform();
  const orderId = Number(useRouteParams('desk-order').order);
  const query = useQuery({ ...orderQuery(api, orderId), ...failsHere });
  const { data: order } = query;
  // a second attempt keeps the bar
  if (!order && query.errorUpdateCount === 0) {
    return (
      <Loading label={t('loading')} className={styles.alone}>
        <SkeletonLines count={8} />
      </Loading>
    );
  }
  return (
    <DeskFrame place={placeOf('orders')} recordIn={order?.exhibitor.exhibition_id ?? null}>
      {({ exhibition, canWrite }) =>
        order ? (
          <OrderPage key={order.id} order={order} exhibition={exhibition} canWrite={canWrite} />
        ) : (
          <OrderMissing query={query} />
        )
      }
    </DeskFrame>
  );
};

export default OrderScreen;
