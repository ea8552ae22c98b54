import { useEffect } from 'react';
import { EmptyState } from '@fairfront/shared-kit/components/empty-state';
import { RouteLink } from '@fairfront/shared-kit/components/link';
import { usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import { DeskFrame } from '../frame/desk-frame';
import type { DeskPlace } from '../frame/desk-place';
import styles from '../frame/desk-frame.module.css';

/** Redirects to the first place that the user may read. */
const FirstPlace = ({ place, exhibition }: { place: DeskPlace; exhibition: number }) => {
  const { navigation } = usePlatform();
  useEffect(() => {
    navigation.navigate(place.route, {}, { query: { exhibition: String(exhibition) }, replace: true });
  }, [navigation, place, exhibition]);
  return null;
};

/** `/desk`: redirects to the first place of the user, or says that their roles have none. */
const StartScreen = () => {
  const { t } = useTranslation('desk');
  return (
    <DeskFrame place={null}>
      {({ exhibition, places: [first] }) =>
        first ? (
          <FirstPlace place={first} exhibition={exhibition} />
        ) : (
          <EmptyState
            level={1}
            icon="lock"
            title={t('noPlaces')}
            className={styles.alone}
            actions={
              <RouteLink to="home" params={{}} variant="secondary">
                {t('toHome')}
              </RouteLink>
            }
          >
            {t('noPlacesText')}
          </EmptyState>
        )
      }
    </DeskFrame>
  );
};

export default StartScreen;
