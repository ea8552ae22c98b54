import { Button } from '@fairfront/shared-kit/components/button';
import { DescriptionList } from '@fairfront/shared-kit/components/description-list';
import { ModalBody, ModalFooter, ModalHeader } from '@fairfront/shared-kit/components/modal';
import { Skeleton } from '@fairfront/shared-kit/components/skeleton';
import { StatusBadge } from '@fairfront/shared-kit/components/status-badge';
import { formatMoney } from '@fairfront/shared-kit/platform/formats';
import {
  failsHere,
  useParticipation,
  usePlatform,
  usePlatformState,
  useQuery,
  useTranslation,
  type ModalProps,
} from '@fairfront/shared-kit/platform';
import { useEffect, useRef, useState } from 'react';
import { orderQuery } from '../api/orders';
import styles from './order-success.module.css';
import { orderStatusVariant } from '@fairfront/shared-kit/domain/services/order-status';

/** Confirms the order and says when the manager calls; closing opens the orders. */
const OrderSuccessModal = ({ params: { order } }: ModalProps<'event-modal-order-success'>) => {
  const { t } = useTranslation('services');
  const { id } = useParticipation();
  const { navigation } = usePlatform();
  useOrdersAfterClosing(id);
  return (
    <>
      <ModalHeader title={t('success.title', { id: order })} />
      <ModalBody>
        <p className={styles.text}>{t('success.text')}</p>
        <OrderFacts orderId={Number(order)} />
      </ModalBody>
      <ModalFooter>
        <Button onClick={() => navigation.navigate('categories', { id })}>{t('success.toServices')}</Button>
        <Button variant="primary" onClick={() => navigation.navigate('orders', { id })}>
          {t('success.toOrders')}
        </Button>
      </ModalFooter>
    </>
  );
};

/** Opens the orders when the user closes the modal, unless a navigation has closed it. */
const useOrdersAfterClosing = (participationId: number): void => {
  const { navigation } = usePlatform();
  const { route } = usePlatformState();
  const [openedAt] = useState(route.name);
  const routeNow = useRef(route.name);
  const isShown = useRef(false);
  useEffect(() => {
    routeNow.current = route.name;
  });
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      // ignores the second mount of React's strict mode
      queueMicrotask(() => {
        if (!isShown.current && routeNow.current === openedAt) {
          navigation.navigate('orders', { id: participationId });
        }
      });
    };
  }, [navigation, openedAt, participationId]);
};

const OrderFacts = ({ orderId }: { orderId: number }) => {
  const { t } = useTranslation('services');
  const { api } = usePlatform();
  const { id } = useParticipation();
  const { data, isError } = useQuery({ ...orderQuery(api, id, orderId), ...failsHere });
  if (isError) return null;
  return (
    <DescriptionList
      className={styles.facts}
      variant="rows"
      facts={[
        { id: 'count', name: t('success.count'), value: data ? data.services.length : <Skeleton width={24} /> },
        {
          id: 'total',
          name: t('success.total'),
          value: data ? <b>{formatMoney(data.total_with_vat, data.currency)}</b> : <Skeleton width={96} />,
        },
        {
          id: 'status',
          name: t('success.status'),
          value: data ? (
            <StatusBadge {...orderStatusVariant(data.status)}>{t(`orders.status.${data.status}`)}</StatusBadge>
          ) : (
            <Skeleton width={72} />
          ),
        },
      ]}
    />
  );
};

export default OrderSuccessModal;
