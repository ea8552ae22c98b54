import { usePlatformState, useTranslation } from '@fairfront/shared-kit/platform';
import { areServicesShown } from '@fairfront/shared-kit/domain/participations';
import { EventTabs } from '../event-bar/event-tabs';
import styles from './bottom-bar.module.css';

/** Below 740 px the sections of a participation are at the bottom edge (mock-up r2); absent if there is only one. */
export const BottomBar = ({ participationId }: { participationId: number }) => {
  const { t } = useTranslation('shell');
  const { participation } = usePlatformState();
  if (!participation || !areServicesShown(participation)) return null;
  return (
    <nav data-bottom-bar className={styles.bar} aria-label={t('event.bottomLabel')}>
      <EventTabs
        participationId={participationId}
        servicesShown
        className={styles.tab}
        countClassName={styles.count}
        withIcons
      />
    </nav>
  );
};
