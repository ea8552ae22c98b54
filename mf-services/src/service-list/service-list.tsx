import { LoadError } from '@fairfront/shared-kit/components/empty-state';
import { Button } from '@fairfront/shared-kit/components/button';
import { Loading, Skeleton } from '@fairfront/shared-kit/components/skeleton';
import { useParticipation, useTranslation } from '@fairfront/shared-kit/platform';
import type { ListedService, ServiceSearch } from '@fairfront/shared-kit/platform';
import type { ReactNode } from 'react';
import { useServices, type ServiceFilter } from '../api/services';
import { ServiceCard } from './service-card';
import styles from './service-list.module.css';

/** What `ServiceList` takes. */
export interface ServiceListProps {
  filter: ServiceFilter;
  /** Names the list for the screen reader. */
  label: string;
  /** Code in which prices are shown. */
  currency: string;
  /** Stands for a list without services. */
  empty: ReactNode;
  /** Stands above a list, and says what was searched. */
  searched?: (search: ServiceSearch) => ReactNode;
  /** Stands below a list, for what else has to do with its services. */
  after?: (services: readonly ListedService[]) => ReactNode;
  /** Says how many there are, above the list. */
  count?: (total: number) => string;
}

/** Services page by page, with every state of a list (SVC-025, SVC-148). */
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

/** The layout of a list that is on its way. */
export const ServiceListSkeleton = () => (
  <Loading>
    <div className={styles.grid}>
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} height={284} />
      ))}
    </div>
  </Loading>
);
