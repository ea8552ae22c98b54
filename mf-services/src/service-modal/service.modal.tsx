import { isApiError } from '@fairfront/shared-kit/api';
import { EmptyState } from '@fairfront/shared-kit/components/empty-state';
import { ErrorFallback } from '@fairfront/shared-kit/components/error-fallback';
import { ModalBody, ModalHeader } from '@fairfront/shared-kit/components/modal';
import { Loading, Skeleton, SkeletonLines } from '@fairfront/shared-kit/components/skeleton';
import {
  useModalFrame,
  useParticipation,
  usePlatform,
  useTranslation,
  type ModalProps,
} from '@fairfront/shared-kit/platform';
import { useState } from 'react';
import { useCartItem } from '../api/cart';
import { useService } from '../api/services';
import { ServicesGate } from '../context/services-gate';
import { ServiceView } from './service-view';
import styles from './service-view.module.css';

/** One service: pictures, prices, the order form, and related services that open in place. */
const ServiceModal = ({ params }: ModalProps<'event-modal-service'>) => {
  const { modals } = usePlatform();
  const { close } = useModalFrame();
  /** The path of opened services; the current one is last. */
  const [way, setWay] = useState([Number(params.service)]);
  const go = (next: number[]) => {
    setWay(next);
    modals.setParams({ service: String(next.at(-1)) });
  };
  const open = way.at(-1) ?? 0;
  const back = () => go(way.slice(0, -1));
  return (
    <ServicesGate>
      <OpenService
        key={open}
        serviceId={open}
        onBack={() => (way.length > 1 ? back() : close())}
        // the input is saved, so closing asks nothing
        onDone={() => (way.length > 1 ? back() : close({ force: true }))}
        onOpen={(serviceId) => go([...way.filter((one) => one !== serviceId), serviceId])}
      />
    </ServicesGate>
  );
};

interface OpenServiceProps {
  serviceId: number;
  onBack: () => void;
  /** Called after the line is saved. */
  onDone: () => void;
  onOpen: (serviceId: number) => void;
}

const OpenService = ({ serviceId, ...ways }: OpenServiceProps) => {
  const { id } = useParticipation();
  const { data: service, error, isFetching, refetch } = useService(id, serviceId);
  const item = useCartItem(id, serviceId);
  if (service && item !== undefined) return <ServiceView service={service} item={item} {...ways} />;
  return (
    <>
      <ModalHeader onBack={ways.onBack} />
      <ModalBody>
        {error && !service ? (
          <Failed error={error} isFetching={isFetching} onRetry={() => void refetch()} />
        ) : (
          <ServiceSkeleton />
        )}
      </ModalBody>
    </>
  );
};

/** Shown for a service that is unknown, not available here, or failed to load. */
const Failed = ({ error, isFetching, onRetry }: { error: unknown; isFetching: boolean; onRetry: () => void }) => {
  const { t } = useTranslation('services');
  const status = isApiError(error) ? error.status : 0;
  if (status === 403) return <EmptyState live level={3} icon="lock" title={t('errors.service_not_offered')} />;
  if (status === 404) return <EmptyState live level={3} icon="search" title={t('service.unknown')} />;
  return <ErrorFallback variant="modal" title={t('service.failed')} onRetry={onRetry} retrying={isFetching} />;
};

const ServiceSkeleton = () => (
  <Loading>
    <div className={styles.split}>
      <Skeleton height={260} />
      <SkeletonLines count={8} />
    </div>
  </Loading>
);

export default ServiceModal;
