import { useEffect } from 'react';
import { EmptyState } from '@fairfront/shared-kit/components/empty-state';
import { RouteLink } from '@fairfront/shared-kit/components/link';
import { usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import { DeskFrame } from '../frame/desk-frame';
import type { DeskQueue } from '../frame/desk-place';
import styles from '../frame/desk-frame.module.css';

/** Redirects to the first queue that the user may read. */
const FirstQueue = ({ queue, exhibition }: { queue: DeskQueue; exhibition: number }) => {
  const { navigation } = usePlatform();
  useEffect(() => {
    navigation.navigate(queue.route, {}, { query: { exhibition: String(exhibition) }, replace: true });
  }, [navigation, queue, exhibition]);
  return null;
};

/** `/desk`: the first queue of the reader, or that their roles have none. */
const StartScreen = () => {
  const { t } = useTranslation('desk');
  return (
    <DeskFrame queue={null}>
      {({ exhibition, queues: [first] }) =>
        first ? (
          <FirstQueue queue={first} exhibition={exhibition} />
        ) : (
          <EmptyState
            level={1}
            icon="lock"
            title={t('noQueues')}
            className={styles.alone}
            actions={
              <RouteLink to="home" params={{}} variant="secondary">
                {t('toHome')}
              </RouteLink>
            }
          >
            {t('noQueuesText')}
          </EmptyState>
        )
      }
    </DeskFrame>
  );
};

export default StartScreen;
