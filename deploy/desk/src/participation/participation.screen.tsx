import { isApiError } from '@fairfront/shared-kit/api';
import { EmptyState, LoadError } from '@fairfront/shared-kit/components/empty-state';
import { RouteLink } from '@fairfront/shared-kit/components/link';
import { Loading, SkeletonLines } from '@fairfront/shared-kit/components/skeleton';
import { failsHere, usePlatform, useQuery, useRouteParams, useTranslation } from '@fairfront/shared-kit/platform';
import { participationQuery } from '../api/participation';
import { DeskFrame } from '../frame/desk-frame';
import { placeOf } from '../frame/desk-place';
import { ParticipationPage } from './participation-page';
import styles from './participation.module.css';

/** `/desk/participants/:participation`: everything about a participation. */
const ParticipationScreen = () => {
  const { t } = useTranslation('desk');
  const { api } = usePlatform();
  const id = Number(useRouteParams('desk-participant').participation);
  const query = useQuery({ ...participationQuery(api, id), ...failsHere });
  const { data, error } = query;
  if (isApiError(error) && [403, 404].includes(error.status)) {
    return (
      <EmptyState
        level={1}
        icon="building"
        title={t('participation.unknown')}
        className={styles.alone}
        actions={
          <RouteLink to="desk-participants" params={{}} variant="secondary">
            {t('participation.toList')}
          </RouteLink>
        }
      >
        {t('participation.unknownText')}
      </EmptyState>
    );
  }
  if (query.isError && !data)
    return <LoadError level={1} title={t('participation.failed')} query={query} className={styles.alone} />;
  if (!data) {
    return (
      <Loading label={t('loading')} className={styles.alone}>
        <SkeletonLines count={6} />
      </Loading>
    );
  }
  return (
    <DeskFrame place={placeOf('participants')} recordIn={data.exhibition_id}>
      {({ canWrite }) => <ParticipationPage key={id} participation={data} canWrite={canWrite} />}
    </DeskFrame>
  );
};

export default ParticipationScreen;
