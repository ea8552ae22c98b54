import { useEffect } from 'react';
import { EmptyState } from '@fairfront/shared-kit/components/empty-state';
import { RouteLink } from '@fairfront/shared-kit/components/link';
import { Loading, SkeletonLines } from '@fairfront/shared-kit/components/skeleton';
import { failsHere, usePlatform, useQuery, useTranslation } from '@fairfront/shared-kit/platform';
import { anyParticipantsQuery } from '../api/participants';
import { DeskFrame } from '../frame/desk-frame';
import { placeOf, type DeskPlace } from '../frame/desk-place';
import styles from '../frame/desk-frame.module.css';
import { FirstParticipants } from './first-participants';
import { FirstSteps } from './first-steps';

/** Redirects to the first place that the user may read. */
const FirstPlace = ({ place, exhibition }: { place: DeskPlace; exhibition: number }) => {
  const { navigation } = usePlatform();
  useEffect(() => {
    navigation.navigate(place.route, {}, { query: { exhibition: String(exhibition) }, replace: true });
  }, [navigation, place, exhibition]);
  return null;
};

/** For those who set up an exhibition: its first participants as long as there are none, otherwise the first place. */
const SetUpStart = ({ first, exhibition, mayImport }: { first: DeskPlace; exhibition: number; mayImport: boolean }) => {
  const { t } = useTranslation('desk');
  const { api } = usePlatform();
  const any = useQuery({ ...anyParticipantsQuery(api, exhibition), ...failsHere });
  if (any.isPending) {
    return (
      <Loading label={t('loading')} className={styles.alone}>
        <SkeletonLines count={4} />
      </Loading>
    );
  }
  // a failed read must not keep anybody from their work
  if (any.data === false) return <FirstParticipants exhibition={exhibition} mayImport={mayImport} />;
  return <FirstPlace place={first} exhibition={exhibition} />;
};

/** `/desk`: the first steps of a fair, or the first place of the user; says so if their roles have none. */
const StartScreen = () => {
  const { t } = useTranslation('desk');
  return (
    <DeskFrame place={null} withoutExhibition={(mayBegin) => <FirstSteps mayBegin={mayBegin} />}>
      {({ exhibition, places, maySetUp }) => {
        const [first] = places;
        if (first && maySetUp) {
          return <SetUpStart first={first} exhibition={exhibition} mayImport={places.includes(placeOf('import'))} />;
        }
        if (first) return <FirstPlace place={first} exhibition={exhibition} />;
        return (
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
        );
      }}
    </DeskFrame>
  );
};

export default StartScreen;
