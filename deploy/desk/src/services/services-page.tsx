import { EmptyState, LoadError } from '@fairfront/shared-kit/components/empty-state';
import { Loading, SkeletonLines } from '@fairfront/shared-kit/components/skeleton';
import { failsHere, usePlatform, useQuery, useTranslation } from '@fairfront/shared-kit/platform';
import { serviceListsQuery, serviceRowsQuery } from '../api/services';
import { ServiceEditing } from './service-editing';
import styles from './services.module.css';

/** Services and prices of all exhibitions. */
export const ServicesPage = ({ canWrite }: { canWrite: boolean }) => {
  const { t } = useTranslation('desk');
  const { api } = usePlatform();
  const services = useQuery({ ...serviceRowsQuery(api), ...failsHere });
  const lists = useQuery({ ...serviceListsQuery(api), ...failsHere });
  const failed = [services, lists].find(({ isError, data }) => isError && data === undefined);
  return (
    <section className={styles.page} aria-label={t('services.title')}>
      <h1 className="ff-sr-only">{t('services.title')}</h1>
      {failed ? (
        <div className={styles.alone}>
          <LoadError level={2} title={t('services.failed')} query={failed} />
        </div>
      ) : services.data && lists.data ? (
        services.data.length > 0 || canWrite ? (
          <ServiceEditing services={services.data} lists={lists.data} canWrite={canWrite} />
        ) : (
          <EmptyState level={2} icon="box" title={t('services.none')} className={styles.alone} />
        )
      ) : (
        <Loading label={t('loading')} className={styles.alone}>
          <SkeletonLines count={8} />
        </Loading>
      )}
    </section>
  );
};
