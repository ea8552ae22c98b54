import { Loading, Skeleton, SkeletonLines } from '@fairfront/shared-kit/components/skeleton';
import { useTranslation } from '@fairfront/shared-kit/platform';
import styles from './exhibition-card.module.css';

/** Skeleton cards with the height of real ones. */
export const HomeSkeleton = () => {
  const { t } = useTranslation('shell');
  return (
    <Loading label={t('home.loading')}>
      {[0, 1, 2].map((index) => (
        <div key={index} className={styles.card}>
          <div className={styles.dates}>
            <Skeleton width={54} />
            <Skeleton width={90} height={30} />
            <Skeleton width={36} />
          </div>
          <div className={styles.body}>
            <Skeleton width={220} height={24} />
            <br />
            <SkeletonLines count={2} />
          </div>
          <div className={styles.side}>
            <SkeletonLines count={4} />
          </div>
        </div>
      ))}
    </Loading>
  );
};
