import { Button } from '@fairfront/shared-kit/components/button';
import { Loading, Skeleton, SkeletonLines } from '@fairfront/shared-kit/components/skeleton';
import { useTranslation } from '@fairfront/shared-kit/platform';
import styles from './screen-skeleton.module.css';

/** A page skeleton: heading and lines. With `retry` it offers a retry when loading is slow. */
export const ScreenSkeleton = ({ retry }: { retry?: () => void }) => {
  const { t } = useTranslation('shell');
  return (
    <>
      <Loading label={t('loading')}>
        <div className={styles.skeleton}>
          <Skeleton width="min(420px, 70%)" height={34} />
          <Skeleton width="min(560px, 90%)" height={16} />
          <SkeletonLines count={5} />
        </div>
      </Loading>
      {retry && (
        <Button size="sm" icon="refresh" onClick={retry}>
          {t('section.retry')}
        </Button>
      )}
    </>
  );
};
