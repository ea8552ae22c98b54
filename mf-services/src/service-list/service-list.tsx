import { LoadError } from '@fairfront/shared-kit/components/empty-state';
import { Button } from '@fairfront/shared-kit/components/button';
import { Loading, Skeleton } from '@fairfront/shared-kit/components/skeleton';
import { useParticipation, useTranslation } from '@fairfront/shared-kit/platform';
import type { ListedService, ServiceSearch } from '@fairfront/shared-kit/platform';
import type { ReactNode } from 'react';
import { useServices, type ServiceFilter } from '../api/services';
import { ServiceCard } from './service-card';
import styles from './service-list.module.css';

/** The props of `ServiceList`. */
export interface ServiceListProps {
  filter: ServiceFilter;
  /** The accessible name of the list. */
  label: string;
  /** The currency code of displayed prices. */
  currency: string;
  /** Shown instead of an empty list. */
  empty: ReactNode;
  /** Shown above a list to describe the search. */
  searched?: (search: ServiceSearch) => ReactNode;
  /** Shown below a list for related content. */
  after?: (services: readonly ListedService[]) => ReactNode;
  /** Shows the count above the list. */
  count?: (total: number) => string;
}

/** Services page by page, with all list states. */
export const ServiceList = ({ filter, label, currency, empty, count, searched, after }: ServiceListProps) => {
  const { t } = useTranslation('services');
  const { id } = useParticipation();
  const query = useServices(id, filter);
  const { data, isError, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  if (!data) {
    return isError ? <LoadError level={2} title={t('service.failed')} query={query} /> : <ServiceListSkeleton />;
  }
  const services = data.pages.flatMap((page) => page.data);
  const total = data.pages[0]?.meta.total ?? 0;
  if (services.length === 0) return empty;
  const [first] = data.pages;
  return (
    <section aria-label={label}>
      {first?.search && searched?.(first.search)}
      {count && (
        <p role="status" className={styles.count}>
          {count(total)}
        </p>
      )}
      <ul className={styles.grid}>
        {services.map((service) => (
          <li key={service.id}>
            <ServiceCard service={service} currency={currency} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <div className={styles.more}>
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('category.more')}
          </Button>
          <span role="status">{t('category.shown', { shown: services.length, total })}</span>
        </div>
      )}
      {after?.(services)}
    </section>
  );
};

/** The skeleton of a list that is loading. */
export const ServiceListSkeleton = () => (
  <Loading>
    <div className={styles.grid}>
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} height={284} />
      ))}
    </div>
  </Loading>
);
