import { ownTextOf } from '@fairfront/shared-kit/domain/common';
import { Icon } from '@fairfront/shared-kit/components/icon';
import { RouteLink } from '@fairfront/shared-kit/components/link';
import { Skeleton } from '@fairfront/shared-kit/components/skeleton';
import { useLocale, usePlatformState, useTranslation } from '@fairfront/shared-kit/platform';
import styles from './mobile-title.module.css';

/** Below 740 px the header of a participation shows its name and links back to the list (mock-up r2). */
export const MobileTitle = () => {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const { participation } = usePlatformState();
  return (
    <div className={styles.title}>
      <RouteLink to="home" params={{}} variant="quiet" className={styles.back} aria-label={t('header.back')}>
        <Icon name="arrow-left" size={20} />
      </RouteLink>
      <div className={styles.names}>
        {participation ? (
          <>
            <div className={styles.event}>{ownTextOf(participation.exhibition, 'title', locale)}</div>
            <div className={styles.company} title={ownTextOf(participation.company, 'name', locale)}>
              {ownTextOf(participation.company, 'name', locale)}
            </div>
          </>
        ) : (
          <>
            <Skeleton width={140} height={18} />
            <Skeleton width={170} height={16} />
          </>
        )}
      </div>
    </div>
  );
};
